import { OPERATOR_PAGES } from '#contract/operator-pages.ts';
import { articles } from './blog/articles.ts';
import { paths } from './paths.ts';

/** Static public pages. */
export const publicPages = [
  paths.landing,
  paths.about,
  paths.prices,
  ...OPERATOR_PAGES.map(paths.operatorPage),
  paths.blog,
  ...articles.map(({ slug }) => paths.article(slug)),
];
