import { pages } from '#client/api/query-client.ts';
import { listListingReviews, type ReviewOrder } from '#contract/listing-reviews.ts';

export const queueOf = (sort: ReviewOrder) => pages(listListingReviews, { query: { sort } });
