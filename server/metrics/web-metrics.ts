import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { LoadShedder } from '../http/load-shedding/load-shedding.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Clients may invent methods. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Kept responses pass no route: the cache counts those. */
export function webMetrics(registry: Registry) {
  const registers = [registry];
  return (app: FastifyInstance, loadShedder: LoadShedder) => {
    const labelNames = ['method', 'route'];
    const requests = new Counter({
      name: 'kickstand_http_requests_total',
      help: 'Requests by the pattern of their route; kept responses are in kickstand_cache_responses_total.',
      labelNames: [...labelNames, 'status'],
      registers,
    });
    const seconds = new Histogram({
      name: 'kickstand_http_request_duration_seconds',
      help: 'From the arrival of a request to the end of its response; without streams.',
      labelNames,
      buckets: SECONDS,
      registers,
    });
    const refusals = new Counter({
      name: 'kickstand_rate_limit_refusals_total',
      help: 'Requests above a rate limit or quota.',
      labelNames: ['route'],
      registers,
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      const method = METHODS.includes(request.method) ? request.method : 'other';
      const { statusCode, elapsedTime } = reply;
      requests.inc({ method, route, status: `${Math.floor(statusCode / 100)}xx` });
      if (request.routeOptions.schema?.produces?.[0] !== 'text/event-stream')
        seconds.observe({ method, route }, elapsedTime / 1000);
      if (statusCode === 429 && !loadShedder.wasRejected(request)) refusals.inc({ route });
    });
    watchLoad(registers, loadShedder);
  };
}

function watchLoad(registers: Registry[], loadShedder: LoadShedder) {
  new Gauge({
    name: 'kickstand_load_requests',
    help: 'Requests that are at work or wait for a place.',
    labelNames: ['class', 'state'],
    registers,
    collect() {
      for (const [name, { running, waiting }] of Object.entries(loadShedder.figures)) {
        this.set({ class: name, state: 'running' }, running);
        this.set({ class: name, state: 'waiting' }, waiting);
      }
    },
  });
  new Counter({
    name: 'kickstand_load_rejections_total',
    help: 'Requests without a place: full for everybody, or above the share of a person or address.',
    labelNames: ['class', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const [name, { rejected }] of Object.entries(loadShedder.figures))
        for (const [reason, count] of rejected) this.inc({ class: name, reason }, count);
    },
  });
}
