import { pages } from '#client/api/query-client.ts';
import { listDisputes } from '#contract/deals.ts';

/** The most urgent first. */
export const allDisputes = pages(listDisputes, {});
