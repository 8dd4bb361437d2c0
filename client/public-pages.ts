import { articles } from './blog/articles.ts';
import { paths } from './paths.ts';

/** Pages that everybody may read and that stand still. */
export const publicPages = [paths.landing, paths.about, paths.blog, ...articles.map(({ slug }) => paths.article(slug))];
