import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { atAddress, type Requester } from '../requester.ts';
import { awaitBody } from './await-body.ts';
import { sendBusy } from './busy-response.ts';
import { type Bounds, ConcurrencyLimiter, type Ticket } from './concurrency-limiter.ts';

const PATIENCE_MS = 1_000;
const LONGEST_ARRIVAL_MS = 20_000;
/** What is slow by nature waits for its like alone, not before everything else. */
const BOUNDS = {
  calls: { inside: 32, waiting: 128, patience: PATIENCE_MS },
  searches: { inside: 16, waiting: 64, patience: PATIENCE_MS },
  signingIn: { inside: 8, waiting: 64, patience: PATIENCE_MS },
};
const SEARCH = /^\/(api\/)?search\b/;

export interface LoadSheddingOptions extends Partial<Bounds> {
  /** How long a small body may take to arrive, in milliseconds. */
  arrival?: number;
  /** Whether what an address has counts, or only what a person has. */
  countsAddresses?: boolean;
}

export type RequestClass = keyof typeof BOUNDS;

interface Joining {
  /** In which line it waits, if in any. */
  lineOf?(request: FastifyRequest): RequestClass | undefined;
  /** Who asks, where that is known. */
  personOf?(request: FastifyRequest): Promise<string | undefined>;
}

export interface LoadShedder {
  /** Whoever calls now is sent away. */
  readonly isFull: boolean;
  /** Gives every request to what this scope serves a place from when it is here until its answer is made. */
  join(scope: FastifyInstance, joining?: Joining): void;
  /** On whose account something is used for a request, as far as its address says. */
  requesterOf(request: FastifyRequest): Requester;
  /** For answers that are made behind fastify's back. */
  leave(request: FastifyRequest): void;
}

/** So many requests are worked on at once, so many wait, and the rest hears at once that we are busy. */
export function openLoadShedder(
  kept: Pick<ResponseCache, 'isMaking'>,
  { arrival = LONGEST_ARRIVAL_MS, countsAddresses = true, ...changes }: LoadSheddingOptions = {},
): LoadShedder {
  const turnstile = (line: RequestClass) => new ConcurrencyLimiter({ ...BOUNDS[line], ...changes });
  const lines = {
    calls: turnstile('calls'),
    searches: turnstile('searches'),
    signingIn: turnstile('signingIn'),
  };
  /** Whoever wants what is being made already adds nothing to the work. */
  const byAddress = ({ raw, url }: FastifyRequest): RequestClass | undefined => {
    if (kept.isMaking(raw)) return;
    return SEARCH.test(url) ? 'searches' : 'calls';
  };
  const requesterOf = ({ ip }: FastifyRequest) => (countsAddresses ? atAddress(ip) : {});
  const places = new WeakMap<FastifyRequest, () => void>();
  const leave = (request: FastifyRequest) => places.get(request)?.();

  return {
    get isFull() {
      return lines.calls.isFull;
    },
    join(scope, { lineOf = byAddress, personOf } = {}) {
      scope.addHook('onRequest', (request, reply, done) => {
        const { raw } = request;
        const enter = (person?: string) => {
          const name = lineOf(request);
          if (raw.destroyed) return;
          if (!name) return done();
          const line = lines[name];
          const goAway = () => line.leave(guest);
          const guest: Ticket = {
            comeIn() {
              // From here on it is worked on, also when nobody waits for it: the place is taken until that ends.
              raw.off('close', goAway);
              done();
            },
            sendAway(why) {
              raw.off('close', goAway);
              sendBusy(why, request, reply);
            },
          };
          places.set(request, goAway);
          raw.once('close', goAway);
          line.enter(guest, { ...requesterOf(request), person });
        };
        awaitBody(raw, arrival, (fault) => {
          if (fault) {
            reply.header('connection', 'close');
            return done(fault);
          }
          if (personOf) personOf(request).then(enter, done);
          else enter();
        });
      });
      scope.addHook('onSend', (request, _reply, payload, done) => {
        leave(request);
        done(null, payload);
      });
    },
    requesterOf,
    leave,
  };
}
