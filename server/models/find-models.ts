import { type Model, SUGGESTIONS } from '#contract/models.ts';
import { atomsOf, squash } from '../folding.ts';
import { recogniseBrand } from './brands.ts';
import { dictionaryOf, type Name, names } from './names.ts';
import type { Entry } from './table.ts';

interface Choice {
  brand?: string | undefined;
  limit?: number | undefined;
}

/** How a name answers what was typed, best first. */
const RANKS = ['exact', 'beginning', 'words', 'inside'] as const;

/** A name, alone and behind its brand. */
interface Target extends Name {
  whole: string;
  atoms: string[];
}

const targets: Target[] = names.map((name) => {
  const whole = `${name.entry.model.brandName} ${name.words.join(' ')}`;
  return { ...name, whole: squash(whole), atoms: [...name.words, ...atomsOf(whole).map(({ text }) => text)] };
});

/** Models that are meant by what somebody has typed so far, best first. */
export function findModels(text: string, { brand, limit = SUGGESTIONS }: Choice = {}): Model[] {
  const brandName = brand && (recogniseBrand(brand) ?? brand.toUpperCase());
  const from = brandName ? targets.filter(({ entry }) => entry.model.brandName === brandName) : targets;
  const typed = atomsOf(text).map((atom) => atom.text);
  const found = ranked(from, typed);
  if (found.length) return found.slice(0, limit);
  const { spell } = dictionaryOf(brandName);
  return ranked(
    from,
    typed.map((word) => (/\d/.test(word) ? word : (spell(word) ?? word))),
  ).slice(0, limit);
}

function ranked(from: Target[], typed: string[]): Model[] {
  const best = new Map<Entry, number>();
  for (const target of from) {
    const rank = rankOf(target, typed);
    if (rank >= 0 && rank < (best.get(target.entry) ?? RANKS.length)) best.set(target.entry, rank);
  }
  return [...best]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || b.fame - a.fame || a.model.name.localeCompare(b.model.name))
    .map(([{ model }]) => model);
}

/** Its place in RANKS; -1: it does not answer at all. */
function rankOf({ key, whole, atoms }: Target, typed: string[]): number {
  const joined = typed.join('');
  if (key === joined || whole === joined) return 0;
  if (key.startsWith(joined) || whole.startsWith(joined)) return 1;
  if (typed.every((word) => atoms.some((atom) => atom.startsWith(word)))) return 2;
  return joined.length > 2 && whole.includes(joined) ? 3 : -1;
}
