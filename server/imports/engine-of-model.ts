import type { Model } from '#contract/models.ts';

/** Names round: a Pulsar 150 has 149 cc. */
const ROUNDING = 0.15;

export const isAlike = (cc: number, { engineCc }: Model) => Math.abs(cc - engineCc) <= ROUNDING * engineCc;

/** `Pulsar 150` does; `Splendor Plus` and `Road King` do not. */
export const namesItsEngine = (model: Model) =>
  (model.name.match(/\d{2,4}/g) ?? []).some((number) => isAlike(Number(number), model));

/** A moped's size is no larger engine with a digit missing. */
const MOPED_CC = 50;

/** Beyond this a digit must be wrong. */
export const isFarOff = (cc: number, { engineCc }: Model) => cc > engineCc * 2 || (cc < engineCc / 2 && cc > MOPED_CC);
