export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** How a reader wants figures shown; prices stay in dollars. */
export interface Display {
  distanceUnit: DistanceUnit;
  /** ISO 4217; of the dollars beside which an amount is shown. */
  currency?: { code: string; perDollar: number };
  /** What the operator has rates of. */
  currencies: readonly string[];
}

export const PLAIN_DISPLAY: Display = { distanceUnit: 'km', currencies: [] };

/** A page carries its display for the browser, as attributes of `html`. */
export function displayAttributes({ distanceUnit, currency, currencies }: Display) {
  return {
    'data-distance': distanceUnit === PLAIN_DISPLAY.distanceUnit ? undefined : distanceUnit,
    'data-currency': currency && `${currency.code} ${currency.perDollar}`,
    'data-currencies': currencies.join(' ') || undefined,
  };
}

export function displayOf({ distance, currency = '', currencies }: Record<string, string | undefined>): Display {
  const [code = '', perDollar] = currency.split(' ');
  return {
    distanceUnit: DISTANCE_UNITS.find((unit) => unit === distance) ?? PLAIN_DISPLAY.distanceUnit,
    ...(code && { currency: { code, perDollar: Number(perDollar) } }),
    currencies: currencies?.split(' ') ?? [],
  };
}
