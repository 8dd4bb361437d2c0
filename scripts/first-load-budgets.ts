interface Budget {
  /** kB of JavaScript, gzipped. The hashes in file names move a page's size by up to 0.1 from build to build. */
  scripts: number;
  /** Scripts and style sheets together. */
  files: number;
}

/** kB of the shared style sheet, gzipped. */
export const STYLES = 24.7;

/** kB that languages, units and currencies may add, by the formatter and the calls for texts, of which forms have many. */
const TRANSLATION = { others: 3, forms: 5.6 };

/** Pages that strangers read first, and how many kB their texts may add in letters that take two or three bytes. */
export const READ_FIRST = ['/', '/search', '/products/:id', '/login'];
export const MORE_IN_OTHER_LETTERS = 2.5;

const PUBLIC: Record<string, Budget> = {
  '/': { scripts: 135, files: 10 },
  '/home': { scripts: 135, files: 10 },
  '/login': { scripts: 180.5, files: 14 },
  '/signup': { scripts: 180.3, files: 16 },
  '/blog': { scripts: 126.7, files: 9 },
  '/about': { scripts: 126.7, files: 9 },
  '/prices': { scripts: 133.5, files: 10 },
  '/terms': { scripts: 123.7, files: 9 },
  '/privacy': { scripts: 123.7, files: 9 },
  '/help': { scripts: 123.7, files: 9 },
  '/contact': { scripts: 123.7, files: 9 },
  '/search': { scripts: 146.9, files: 11 },
  '/offline': { scripts: 132.5, files: 10 },
  '/compare': { scripts: 132.8, files: 10 },
  '/products/:id': { scripts: 140.9, files: 15 },
  '/inspect/:id': { scripts: 140.4, files: 18 },
  '/sellers/:id': { scripts: 136.5, files: 13 },
  '/*': { scripts: 123.4, files: 9 },
};
const ARTICLE: Budget = { scripts: 132.4, files: 12 };
const BRAND: Budget = { scripts: 210.7, files: 26 };
const DASHBOARD: Budget = { scripts: 256, files: 51 };

/** Client folders that need a login. */
export const LATER = ['admin', 'auth/account', 'dashboard', 'deals', 'imports', 'offers'];

export const isPublic = (page: string) => page in PUBLIC || page.startsWith('/blog/');

export function budgetOf(page: string): Budget {
  const { scripts, files } = untranslated(page);
  const hasForms = /^\/(categories|dashboard)\//.test(page);
  return { scripts: scripts + TRANSLATION[hasForms ? 'forms' : 'others'], files };
}

function untranslated(page: string): Budget {
  if (page.startsWith('/blog/')) return ARTICLE;
  if (page.startsWith('/categories/')) return BRAND;
  if (page.startsWith('/dashboard')) return DASHBOARD;
  const budget = PUBLIC[page];
  if (!budget) throw new Error(`${page} has no budget for its first load`);
  return budget;
}
