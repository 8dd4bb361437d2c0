import { paths } from '#client/paths.ts';

const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u;

/** The path to go to after signing in: remembered by a guard, and never another site's. */
export function originPath(search: URLSearchParams): string {
  const from = search.get('from') ?? '';
  return OWN_PATH.test(from) ? from : paths.landing;
}

/** The login page, which goes on to `path` afterwards. */
export function loginPath({ pathname, search }: { pathname: string; search: string }) {
  return `${paths.login}?${new URLSearchParams({ from: pathname + search })}`;
}
