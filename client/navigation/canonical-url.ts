import type { LoaderFunctionArgs } from 'react-router';

/** A loader for pages that read nothing else: where they stand on the web, as only the server knows. */
export function ownAddress({ url: { origin, pathname } }: LoaderFunctionArgs) {
  return `${origin}${pathname}`;
}
