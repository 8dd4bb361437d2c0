import type { Product } from '#contract/products.ts';

/** A bike that was added or edited meanwhile may be on two pages. */
export function dedupe(pages: { products: Product[] }[]): Product[] {
  const products = pages.flatMap((page) => page.products);
  return [...new Map(products.map((product) => [product._id, product])).values()];
}
