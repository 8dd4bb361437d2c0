import { pages } from '#client/queries.ts';
import { listDisputes } from '#contract/deals.ts';

/** The most urgent first. */
export const allDisputes = pages(listDisputes, {});
