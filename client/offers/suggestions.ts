/** Parts of the price that sellers of used bikes often agree to. */
const PARTS = [0.95, 0.9, 0.85];
const STEPS = [1000, 500, 250, 100, 50, 25, 10, 5, 1];

interface Range {
  from: number;
  to: number;
}

/** Round amounts within the range, the highest first: "1,375, 1,300, 1,225" for 1,450.50. */
export function suggestionsFor(price: number, { from, to }: Range): number[] {
  const step = STEPS.find((one) => one <= price / 50) ?? 1;
  const rounded = PARTS.map((part) => Math.round((price * part) / step) * step);
  return [...new Set(rounded)].filter((amount) => amount >= from && amount <= to);
}

/** Round amounts between two offers, where the two could meet. */
export function betweenSuggestions({ from, to }: Range): number[] {
  const wide = to - from;
  const step = STEPS.find((one) => one <= wide / 8) ?? 1;
  const rounded = [0.25, 0.5, 0.75].map((part) => Math.round((from + wide * part) / step) * step);
  return [...new Set(rounded)].filter((amount) => amount >= from && amount <= to);
}
