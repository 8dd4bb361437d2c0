import type { LoaderFunctionArgs } from 'react-router';

/** A loader for pages that read nothing else: where they stand on the web, as only the server knows. */
export function ownAddress({ request }: LoaderFunctionArgs) {
  const { origin, pathname } = new URL(request.url);
  return `${origin}${pathname}`;
}
