interface Budget {
  /** kB of JavaScript, gzipped. */
  scripts: number;
  /** Scripts and style sheets together. */
  files: number;
}

/** kB of the shared style sheet, gzipped. */
export const STYLES = 24;

const PUBLIC: Record<string, Budget> = {
  '/': { scripts: 133, files: 10 },
  '/home': { scripts: 133, files: 10 },
  '/login': { scripts: 179, files: 16 },
  '/signup': { scripts: 178.5, files: 18 },
  '/blog': { scripts: 126, files: 9 },
  '/about': { scripts: 126, files: 9 },
  '/terms': { scripts: 123, files: 9 },
  '/privacy': { scripts: 123, files: 9 },
  '/help': { scripts: 123, files: 9 },
  '/contact': { scripts: 123, files: 9 },
  '/search': { scripts: 144, files: 11 },
  '/compare': { scripts: 131, files: 10 },
  '/products/:id': { scripts: 136, files: 12 },
  '/*': { scripts: 123, files: 9 },
};
const ARTICLE: Budget = { scripts: 132, files: 12 };
const BRAND: Budget = { scripts: 204, files: 29 };
const DASHBOARD: Budget = { scripts: 243, files: 44 };

/** Client folders that need a login. */
export const LATER = ['admin', 'auth/account', 'dashboard', 'deals', 'imports'];

export const isPublic = (page: string) => page in PUBLIC || page.startsWith('/blog/');

export function budgetOf(page: string): Budget {
  if (page.startsWith('/blog/')) return ARTICLE;
  if (page.startsWith('/categories/')) return BRAND;
  if (page.startsWith('/dashboard')) return DASHBOARD;
  const budget = PUBLIC[page];
  if (!budget) throw new Error(`${page} has no budget for its first load`);
  return budget;
}
