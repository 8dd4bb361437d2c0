import type { DistanceUnit } from '#language/display.ts';
import { type Message, message, t } from '#language/t.ts';

const WORDS: Record<DistanceUnit, Message> = { km: message('Kilometres||unit'), mi: message('Miles') };

export const distanceUnitOptions = () =>
  Object.entries(WORDS).map(([value, text]) => ({ value: value as DistanceUnit, text: t(text) }));
