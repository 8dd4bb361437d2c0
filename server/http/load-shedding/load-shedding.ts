import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../../cache/response-cache.ts';
import { Counts } from '../../counts/counts.ts';
import { atAddress, type Requester } from '../requester.ts';
import { awaitBody } from './await-body.ts';
import { sendBusy } from './busy-response.ts';
import { ConcurrencyLimiter, type LimiterOptions, type RejectReason, type Ticket } from './concurrency-limiter.ts';

const PATIENCE_MS = 1_000;
const LONGEST_ARRIVAL_MS = 20_000;
const BOUNDS = {
  calls: { inside: 32, waiting: 128, patience: PATIENCE_MS },
  searches: { inside: 16, waiting: 64, patience: PATIENCE_MS },
  streams: { inside: 8, waiting: 512, patience: PATIENCE_MS },
  signingIn: { inside: 8, waiting: 64, patience: PATIENCE_MS },
};
const SEARCH = /^\/(api\/)?search\b/;

export interface LoadSheddingOptions extends Partial<LimiterOptions> {
  arrival?: number;
  /** Whether shares count by address too, or by person only. */
  countsAddresses?: boolean;
}

export type RequestClass = keyof typeof BOUNDS;

export interface LoadFigures {
  running: number;
  waiting: number;
  rejected: Counts<RejectReason>;
}

interface JoinOptions {
  classOf?(request: FastifyRequest): RequestClass | undefined;
  personOf?(request: FastifyRequest): Promise<string | undefined>;
}

export interface LoadShedder {
  readonly isFull: boolean;
  readonly figures: Record<RequestClass, LoadFigures>;
  wasRejected(request: FastifyRequest): boolean;
  /** Requests of this scope hold a slot from arrival until the response is sent. */
  join(scope: FastifyInstance, joining?: JoinOptions): void;
  requesterOf(request: FastifyRequest): Requester;
  /** For hijacked replies, which skip `onSend`. */
  leave(request: FastifyRequest): void;
}

export function openLoadShedder(
  cache: Pick<ResponseCache, 'isInFlight'>,
  { arrival = LONGEST_ARRIVAL_MS, countsAddresses = true, ...changes }: LoadSheddingOptions = {},
): LoadShedder {
  const limiter = (requestClass: RequestClass) => new ConcurrencyLimiter({ ...BOUNDS[requestClass], ...changes });
  const limiters = {
    calls: limiter('calls'),
    searches: limiter('searches'),
    streams: limiter('streams'),
    signingIn: limiter('signingIn'),
  };
  /** A request that joins a render in flight adds no work. */
  const classByUrl = ({ raw, url }: FastifyRequest): RequestClass | undefined => {
    if (cache.isInFlight(raw)) return;
    return SEARCH.test(url) ? 'searches' : 'calls';
  };
  const requesterOf = ({ ip }: FastifyRequest) => (countsAddresses ? atAddress(ip) : {});
  const rejections = {
    calls: noRejections(),
    searches: noRejections(),
    streams: noRejections(),
    signingIn: noRejections(),
  };
  const rejected = new WeakSet<FastifyRequest>();
  const figuresOf = (name: RequestClass): LoadFigures => {
    const { running, waiting } = limiters[name];
    return { running, waiting, rejected: rejections[name] };
  };
  const cancellations = new WeakMap<FastifyRequest, () => void>();
  const leave = (request: FastifyRequest) => cancellations.get(request)?.();

  return {
    get isFull() {
      return limiters.calls.isFull;
    },
    get figures() {
      return {
        calls: figuresOf('calls'),
        searches: figuresOf('searches'),
        streams: figuresOf('streams'),
        signingIn: figuresOf('signingIn'),
      };
    },
    wasRejected: (request) => rejected.has(request),
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
              // A started request keeps its slot after a disconnect, until its work ends.
              raw.off('close', cancel);
              done();
            },
            reject(why) {
              raw.off('close', cancel);
              rejections[name].add(why);
              rejected.add(request);
              sendBusy(why, request, reply);
            },
          };
          cancellations.set(request, cancel);
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

const noRejections = () => new Counts<RejectReason>(['full', 'share']);
