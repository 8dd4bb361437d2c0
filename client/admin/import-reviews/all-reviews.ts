import { pages } from '#client/api/query-client.ts';
import { listImportReviews } from '#contract/import-reviews.ts';

export const allReviews = pages(listImportReviews, {});
