export type PageData = Record<string, unknown>;

export const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
