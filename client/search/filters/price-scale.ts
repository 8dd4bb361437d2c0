import type { Choices } from '#contract/search.ts';

type Bars = Choices['price'];

/** The prices between the bars and at both ends; empty when there is no range. */
export function priceEdges(bars: Bars): number[] {
  const last = bars.at(-1);
  if (!last || bars.length < 2) return [];
  return [...bars.map(({ from }) => Math.floor(from)), Math.ceil(last.to)];
}

/** The position of a price among the edges: 1.5 is halfway through the second bar. */
export function positionOf(price: number, edges: number[]): number {
  const above = edges.findIndex((edge) => edge > price);
  if (above < 0) return edges.length - 1;
  const [from, to] = [edges[above - 1], edges[above]];
  return from === undefined || to === undefined ? 0 : above - 1 + (price - from) / (to - from);
}
