/** Loader data by route id. */
export type PageData = Record<string, unknown>;

/** Path and query. */
export const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
