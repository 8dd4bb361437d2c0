import { t } from '#language/t.ts';
import { numberIn } from './number.ts';
import { quoted, type Reading, saying } from './reading.ts';

const LEAST_CC = 20;
const MOST_CC = 3000;

export function readEngine(written: string): Reading<number> | undefined {
  const text = saying(written);
  if (!text) return undefined;
  const found = numberIn(text.replace(/c\.?c\.?\s*$/u, 'cc'));
  const known = found && [...found.before, ...found.after].every((word) => word === 'cc' || word === 'engine');
  const value = known ? Math.round(found.number) : undefined;
  if (value === undefined)
    return { fault: t('{written} is not an engine’s size in cc, so it is left out', { written: quoted(written) }) };
  if (value < LEAST_CC || value > MOST_CC)
    return { fault: t('No motorbike has an engine of {value, number} cc, so it is left out', { value }) };
  return { value, ...(value !== found?.number && { corrected: true }) };
}
