import { pages } from '#client/queries.ts';
import { listImportReviews } from '#contract/import-reviews.ts';

export const allReviews = pages(listImportReviews, {});
