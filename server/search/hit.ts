import { PAGE_SIZE } from '#contract/pagination.ts';

/** One more than a page: the extra row proves a next page. */
export const MOST_HITS = PAGE_SIZE + 1;

export interface HitRow {
  id: string;
  at: number;
  fitting?: number;
}
