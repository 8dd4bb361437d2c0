import type { CONDITIONS } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { normalize } from '../../text/normalize.ts';
import { quoted, type Reading, saying } from './reading.ts';

export type Condition = (typeof CONDITIONS)[number];

// The first match counts, worse words first: no seller writes "not excellent".
const WORDS: [Condition, string][] = [
  ['Fair', 'fair|average|poor|rough|damaged|salvage|project|parts|repairs?|restore|needs|bad|trung binh|মোটামুটি'],
  [
    'Excellent',
    'excell?[ea]nt|like new|as new|brand new|new|mint|perfect|pristine|flawless|superb|showroom|nhu moi|moi|নতুন|नया',
  ],
  ['Good', 'good|great|nice|fine|clean|ok|okay|decent|well|v?good|tot|ভালো|ভাল|अच्छा'],
];
const patterns = WORDS.map(([condition, words]) => {
  const either = normalize(words);
  return [condition, new RegExp(`(?<![\\p{L}\\p{M}])(?:${either})(?![\\p{L}\\p{M}])`, 'u')] as const;
});
const SAYS_NOTHING = /^(used|pre-?owned|second ?-?hand|reconditioned|recondition|da su dung|cu|পুরাতন)$/;

export function readCondition(written: string): Reading<Condition> | undefined {
  const text = saying(written);
  if (!text || SAYS_NOTHING.test(text)) return undefined;
  const [condition] = patterns.find(([, pattern]) => pattern.test(text)) ?? [];
  if (!condition) return { fault: t('{written} is not one of Excellent, Good and Fair', { written: quoted(written) }) };
  return { value: condition, ...(condition.toLowerCase() !== text && { corrected: true }) };
}
