import type { Model } from '#contract/models.ts';

/** People round: a Pulsar 150 has 149 cc. */
const ROUNDING = 0.15;

export const isAlike = (cc: number, { engineCc }: Model) => Math.abs(cc - engineCc) <= ROUNDING * engineCc;

/** So different that a digit must be wrong. */
export const isFarOff = (cc: number, { engineCc }: Model) => cc > engineCc * 2 || cc < engineCc / 2;
