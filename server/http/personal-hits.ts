import type { IncomingMessage } from 'node:http';
import type { CachedResponse, ForPerson } from '../cache/response-cache.ts';
import { FairQueue } from '../concurrency/fair-queue.ts';
import type { Auth } from './auth.ts';
import { clientAddress } from './client-address.ts';
import { Marked } from './marked.ts';
import { atAddress } from './requester.ts';

/** Of people's lookups; what has no room goes through fastify, which sheds load. */
const SIZE = { inside: 64, waiting: 0 };

interface PersonalHitOptions {
  auth: Pick<Auth, 'claimsOf' | 'viewerOf'>;
  /** Ids of the bikes and people that a person has dealt with. */
  dealtWith(personId: string): Promise<readonly string[]>;
  trustProxy: boolean;
  countsAddresses: boolean;
}

/** Finds what people of the viewer's kind see, before fastify. Whoever may see marks of their own is left to the route. */
export function personalHits({ auth, dealtWith, trustProxy, countsAddresses }: PersonalHitOptions): ForPerson {
  const lookups = new FairQueue<IncomingMessage>(SIZE);

  async function find(request: IncomingMessage, cached: CachedResponse, { marking }: Marked<unknown>) {
    const ip = clientAddress(request, trustProxy);
    const claims = await auth.claimsOf(request, ip);
    if (!claims) return;
    const requester = { ...(countsAddresses && atAddress(ip)), person: claims.userId };
    if (lookups.refusal(requester)) return;
    lookups.add(request, requester);
    lookups.next();
    try {
      const [viewer, ids] = await Promise.all([auth.viewerOf(request), dealtWith(claims.userId)]);
      const kind = viewer && marking.kindOf(viewer, ids);
      return kind === undefined ? undefined : cached.variant(kind);
    } finally {
      lookups.leave(request);
    }
  }

  return (request, cached) => {
    const { source } = cached.made;
    if (source instanceof Marked && cached.hasVariants) return find(request, cached, source);
  };
}
