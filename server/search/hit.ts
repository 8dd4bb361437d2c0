import { PAGE_SIZE } from '#contract/pagination.ts';

/** One more than a page holds tells that there is another page. */
export const MOST_HITS = PAGE_SIZE + 1;

/** A bike, and its place in the order. */
export interface HitRow {
  id: string;
  at: number;
  /** How many fit on all pages, if they were counted. */
  fitting?: number;
}
