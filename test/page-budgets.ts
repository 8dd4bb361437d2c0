/** As in `statement-budgets.ts`: cache misses of anonymous visitors, by the path in `client/routes.ts`. */
export const PAGES: Record<string, number> = {
  // Brands, advertised and newest products, concurrently.
  '/': 3,
  '/home': 3,
  '/login': 0,
  '/signup': 0,
  '/blog': 0,
  '/blog/managing-state-in-react': 0,
  '/blog/how-prototypal-inheritance-works': 0,
  '/blog/what-is-a-unit-test': 0,
  '/blog/react-vs-angular-vs-vue': 0,
  '/about': 0,
  '/prices': 1,
  '/terms': 0,
  '/privacy': 0,
  '/help': 0,
  '/contact': 0,
  // As the call, without a caller.
  '/search': 3,
  '/offline': 0,
  '/inspect/:id': 1,
  '/compare': 1,
  // Brands, the brand itself, and a search.
  '/categories/:brandName': 4,
  // The product; then similar products and the seller's others, concurrently.
  '/products/:id': 5,
  // The seller; then bikes on sale, bikes sold and ratings, concurrently.
  '/sellers/:id': 5,
  '/*': 0,
};
