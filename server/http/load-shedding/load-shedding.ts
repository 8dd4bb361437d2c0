import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { atAddress, type Requester } from '../requester.ts';
import { awaitBody } from './await-body.ts';
import { sendBusy } from './busy-response.ts';
import { ConcurrencyLimiter, type LimiterOptions, type Ticket } from './concurrency-limiter.ts';

const PATIENCE_MS = 1_000;
const LONGEST_ARRIVAL_MS = 20_000;
/** What is slow by nature waits for its like alone, not before everything else. */
const BOUNDS = {
  calls: { inside: 32, waiting: 128, patience: PATIENCE_MS },
  searches: { inside: 16, waiting: 64, patience: PATIENCE_MS },
  signingIn: { inside: 8, waiting: 64, patience: PATIENCE_MS },
};
const SEARCH = /^\/(api\/)?search\b/;

export interface LoadSheddingOptions extends Partial<LimiterOptions> {
  /** How long a small body may take to arrive, in milliseconds. */
  arrival?: number;
  /** Whether what an address has counts, or only what a person has. */
  countsAddresses?: boolean;
}

export type RequestClass = keyof typeof BOUNDS;

interface JoinOptions {
  /** In which line it waits, if in any. */
  classOf?(request: FastifyRequest): RequestClass | undefined;
  /** Who asks, where that is known. */
  personOf?(request: FastifyRequest): Promise<string | undefined>;
}

export interface LoadShedder {
  /** Whoever calls now is sent away. */
  readonly isFull: boolean;
  /** Gives every request to what this scope serves a place from when it is here until its answer is made. */
  join(scope: FastifyInstance, joining?: JoinOptions): void;
  /** On whose account something is used for a request, as far as its address says. */
  requesterOf(request: FastifyRequest): Requester;
  /** For answers that are made behind fastify's back. */
  leave(request: FastifyRequest): void;
}

/** So many requests are worked on at once, so many wait, and the rest hears at once that we are busy. */
export function openLoadShedder(
  cache: Pick<ResponseCache, 'isInFlight'>,
  { arrival = LONGEST_ARRIVAL_MS, countsAddresses = true, ...changes }: LoadSheddingOptions = {},
): LoadShedder {
  const limiter = (line: RequestClass) => new ConcurrencyLimiter({ ...BOUNDS[line], ...changes });
  const limiters = {
    calls: limiter('calls'),
    searches: limiter('searches'),
    signingIn: limiter('signingIn'),
  };
  /** Whoever wants what is being made already adds nothing to the work. */
  const classByUrl = ({ raw, url }: FastifyRequest): RequestClass | undefined => {
    if (cache.isInFlight(raw)) return;
    return SEARCH.test(url) ? 'searches' : 'calls';
  };
  const requesterOf = ({ ip }: FastifyRequest) => (countsAddresses ? atAddress(ip) : {});
  const leavers = new WeakMap<FastifyRequest, () => void>();
  const leave = (request: FastifyRequest) => leavers.get(request)?.();

  return {
    get isFull() {
      return limiters.calls.isFull;
    },
    join(scope, { classOf = classByUrl, personOf } = {}) {
      scope.addHook('onRequest', (request, reply, done) => {
        const { raw } = request;
        const enter = (person?: string) => {
          const name = classOf(request);
          if (raw.destroyed) return;
          if (!name) return done();
          const limiter = limiters[name];
          const cancel = () => limiter.leave(ticket);
          const ticket: Ticket = {
            start() {
              // From here on it is worked on, also when nobody waits for it: the place is taken until that ends.
              raw.off('close', cancel);
              done();
            },
            reject(why) {
              raw.off('close', cancel);
              sendBusy(why, request, reply);
            },
          };
          leavers.set(request, cancel);
          raw.once('close', cancel);
          limiter.enter(ticket, { ...requesterOf(request), person });
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
