import type { BodyType, Model } from '#contract/models.ts';
import { atomsOf } from '../folding.ts';

/** A model, the other names that people have for it, and how much it is sold: 0 to 3. */
export interface Entry {
  model: Model;
  names: string[];
  fame: number;
}

const LINE =
  /^(?<fame>\**)(?<name>[^|]+)\|(?<cc>[^|]+)\|(?<from>[^|-]+)(?<more>-(?<to>[^|]*))?(\|(?<variants>[^|]*))?(\|(?<aliases>[^|]*))?$/;

/**
 * Reads the models of a brand, a line each: `**name | cc | first year - last year | variants | other names`.
 * Stars say that it is sold much. Without a dash it was made for one year; with one and no last year it still is.
 */
export function table(brandName: string, bodies: Partial<Record<BodyType, string>>): Entry[] {
  return Object.entries(bodies).flatMap(([bodyType, text]) =>
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => entryOf(brandName, bodyType as BodyType, line.trim())),
  );
}

function entryOf(brandName: string, bodyType: BodyType, line: string): Entry {
  const { fame = '', name = '', cc, from, more, to, variants, aliases } = LINE.exec(line)?.groups ?? {};
  if (!name) throw new Error(`${brandName} has a model that cannot be read: ${line}`);
  const last = more ? Number(to) : Number(from);
  const model: Model = {
    _id: slug(name.startsWith(titled(brandName)) ? name : `${brandName} ${name}`),
    brandName,
    name: name.trim(),
    variants: listed(variants),
    from: Number(from),
    ...(last && { to: last }),
    engineCc: Number(cc),
    bodyType,
  };
  return { model, names: [model.name, ...listed(aliases)], fame: fame.length };
}

const titled = (brandName: string) => brandName.charAt(0) + brandName.slice(1).toLowerCase();

const listed = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Letters and digits that stand together stay together: `Pulsar NS160` is pulsar-ns160. */
const slug = (text: string) =>
  text
    .split(/[\s\-/.]+/)
    .map((word) =>
      atomsOf(word)
        .map((atom) => (atom.text === 'plus' ? '-plus' : atom.text))
        .join('')
        .replace(/^-/, ''),
    )
    .filter(Boolean)
    .join('-');
