/** What a page's loaders answered, by route. */
export type PageData = Record<string, unknown>;

/** A page's place, as the address bar has it. */
export const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
