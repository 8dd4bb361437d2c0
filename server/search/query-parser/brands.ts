import { brandText } from '#contract/brand-text.ts';
import { brandCalled, familyCalled } from '../../catalogue/catalogue.ts';
import { squash } from '../../text/normalize.ts';
import type { Meaning } from './meaning.ts';
import type { Vocabulary } from './vocabulary.ts';
import { joined, left, runs, type Sentence, take } from './words.ts';

const LONGEST = 3;

export function brandsIn(sentence: Sentence, { brands }: Vocabulary): Meaning[] {
  return runs(left(sentence), LONGEST).flatMap((words) => {
    if (words.some(({ isTaken }) => isTaken)) return [];
    const brand = brandOf(joined(words), brands);
    if (!brand) return [];
    take(words);
    return [{ kind: 'brand' as const, text: brandText(brand), filters: { brand: [brand] }, words }];
  });
}

/** A brand unknown to the catalogue must not hide models of that name. */
function brandOf(key: string, onSale: Vocabulary['brands']): string | undefined {
  const isModel = familyCalled(key)?.models.some(({ name }) => squash(name).startsWith(key));
  return brandCalled(key) ?? (isModel ? undefined : onSale.get(key));
}
