import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyType, Model } from '#contract/models.ts';
import { atomsOf } from '../text/normalize.ts';

/** `fame`: sales, 0 to 3. */
export interface Entry {
  model: Model;
  names: string[];
  fame: number;
}

function entryOf(line: string): Entry {
  const [brandName = '', bodyType = '', fame, name = '', cc, from, to, variants, aliases] = line.split('\t');
  const model: Model = {
    _id: slug(name.startsWith(titled(brandName)) ? name : `${brandName} ${name}`),
    brandName,
    name,
    variants: listed(variants),
    from: Number(from),
    ...(to && { to: Number(to) }),
    engineCc: Number(cc),
    bodyType: bodyType as BodyType,
  };
  return { model, names: [name, ...listed(aliases)], fame: Number(fame) };
}

const titled = (brandName: string) => brandName.charAt(0) + brandName.slice(1).toLowerCase();

const listed = (text: string | undefined) => (text ? text.split(', ') : []);

/** `Pulsar NS160` is pulsar-ns160. */
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

/** Without a last year the model is still in production. */
export const catalogue: Entry[] = readFileSync(join(import.meta.dirname, 'models.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map(entryOf);
