import { paths } from '#client/paths.ts';

const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/** The path to go to after signing in: remembered by a guard, and never another site's. */
export function originPath(search: URLSearchParams): string {
  const from = search.get('from') ?? '';
  return OWN_PATH.test(from) ? from : paths.landing;
}

const NOTHING_TO_REMEMBER: string[] = [paths.landing, paths.home, paths.login, paths.signup];

/** The same for whoever has not asked for anything yet. */
export function loginFrom(location: { pathname: string; search: string }) {
  return NOTHING_TO_REMEMBER.includes(location.pathname) ? paths.login : loginPath(location);
}

/** The login page, which goes on to `path` afterwards. */
export function loginPath({ pathname, search }: { pathname: string; search: string }, hash = '') {
  return `${paths.login}?${new URLSearchParams({ from: pathname + search + hash })}`;
}
