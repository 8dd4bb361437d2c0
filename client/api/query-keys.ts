import type { Endpoint } from '#contract/endpoint.ts';

/** The first part of every query key, so that no two queries share one by accident. */
export const queryKeys = {
  endpoint: ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => [`${method} ${path}`],
  clientSecret: (bookingId: string) => ['client secret', bookingId],
  identityAccount: ['identity account'],
  openSessions: ['open sessions'],
  areLettersDelayed: ['are letters delayed'],
  none: ['none'],
};
