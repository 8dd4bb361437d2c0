import type { Found } from '#contract/search.ts';
import { ask, pathOf } from './ask.ts';
import { deepestPages, withoutPictures } from './deepest.ts';
import type { BenchMarket } from './market.ts';
import { RELAXED, SHAPES, TYPED } from './shapes.ts';

export type Paths = Record<string, string[]>;

export async function pathsOf(market: BenchMarket): Promise<Paths> {
  const { answer } = await ask<Found>(market, '/search');
  const id = answer.products[0]?._id ?? '';
  await expectRelaxed(market);
  const searches = Object.entries(SHAPES).map(([shape, wishes]) => [shape, wishes.map(pathOf)] as const);
  return {
    'one bike by its id': [`/product/${id}`],
    'a brand’s page': ['/categories/HONDA', '/categories/BAJAJ', '/categories/KTM'],
    ...Object.fromEntries(searches),
    'the second page': [{ after: answer.after ?? '' }].map(pathOf),
    'where bikes without pictures begin': (await withoutPictures(market)).map(pathOf),
    'the deepest page': (await deepestPages(market)).map(pathOf),
    suggestions: TYPED.map((q) => `/search/suggestions?${new URLSearchParams({ q })}`),
  };
}

async function expectRelaxed(market: BenchMarket) {
  for (const wish of Object.values(RELAXED).flat()) {
    const { answer } = await ask<Found>(market, pathOf(wish));
    if (!answer.relaxed || !answer.products.length)
      throw new Error(`Among ${market.bikes} bikes “${wish.q}” is not relaxed: ${answer.products.length} bikes fit`);
  }
}
