import type { LoaderFunctionArgs } from 'react-router';

/** A loader for otherwise static pages: only the server knows the public origin. */
export function canonicalUrl({ url: { origin, pathname } }: LoaderFunctionArgs) {
  return `${origin}${pathname}`;
}
