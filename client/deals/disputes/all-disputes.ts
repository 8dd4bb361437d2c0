import { pages } from '#client/api/query-client.ts';
import { listDisputes } from '#contract/deals.ts';

/** Most urgent first. */
export const allDisputes = pages(listDisputes, {});
