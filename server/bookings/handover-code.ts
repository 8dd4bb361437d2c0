import { randomInt } from 'node:crypto';
import { CODE_DIGITS } from '#contract/deals.ts';

/** What the buyer shows when the keys change hands. */
export const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
