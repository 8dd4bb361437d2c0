import { isOwnPath } from '#client/navigation/own-path.ts';
import { paths } from '#client/paths.ts';

/** The path after signing in, from the address. Never another site's. */
export function returnTo(search: URLSearchParams): string {
  const from = search.get('from') ?? '';
  return isOwnPath(from) ? from : paths.landing;
}

const NOTHING_TO_REMEMBER: string[] = [paths.landing, paths.home, paths.login, paths.signup];

/** The login link of a page without a guard. */
export function loginFrom(location: { pathname: string; search: string }) {
  return NOTHING_TO_REMEMBER.includes(location.pathname) ? paths.login : loginPath(location);
}

/** The login page, which returns to `path`. */
export function loginPath({ pathname, search }: { pathname: string; search: string }, hash = '') {
  return `${paths.login}?${new URLSearchParams({ from: pathname + search + hash })}`;
}
