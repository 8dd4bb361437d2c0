import type { PriceTrend } from './price-trend.ts';

/** For countries with too few prices for a trend of their own: the middle of what five countries gave (bench/valuation.ts). */
export const USUAL_TREND: PriceTrend = {
  coefficients: [0, -0.4, -0.05, -0.08, -0.06],
  levels: {},
  errors: [
    { least: 0, low: -1.7, high: 2.5 },
    { least: 1, low: -4.5, high: 4.5 },
    { least: 3, low: -3.3, high: 2.6 },
    { least: 6, low: -2.9, high: 2.5 },
    { least: 11, low: -2.6, high: 2.5 },
    { least: 26, low: -2.1, high: 2 },
  ],
};
