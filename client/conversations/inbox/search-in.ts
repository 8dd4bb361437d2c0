import { LONGEST_SEARCH } from '#contract/pagination.ts';

/** The search of the inbox is in the address, so that history and links keep it. */
export const searchIn = (params: URLSearchParams) => (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
