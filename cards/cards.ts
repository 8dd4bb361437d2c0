import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTables, type Sql } from './database.ts';
import { forgetOldKeys } from './idempotency.ts';
import type { Keys } from './keys.ts';
import { createCardServer } from './server.ts';
import { type Terms, USUAL_TERMS } from './terms.ts';
import type { Unruly } from './unruly.ts';
import type { Webhooks } from './webhooks.ts';
import { startWorkers } from './workers.ts';

export interface CardOptions extends Keys {
  /** Its `search_path` is an existing schema for this provider alone. */
  sql: Sql;
  /** 0: any free port. */
  port: number;
  webhooks: Webhooks;
  terms?: Partial<Terms> | undefined;
  /** Origins that may call from a browser, frame the bank's page and be returned to. */
  allowedOrigins?: string[];
  unruly?: Unruly | undefined;
}

export type { Terms } from './terms.ts';
export type { Unruly } from './unruly.ts';

const LOOPBACK = '127.0.0.1';
const HOUR_MS = 3_600_000;

/** A card payment provider for test mode that speaks the Stripe protocol, on this machine only. */
export async function startCards(options: CardOptions): Promise<{ origin: string; stop(): Promise<void> }> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('The test-mode card provider does not run in production. Please set STRIPE_SECRET_KEY.');
  const { sql, port, webhooks, allowedOrigins = [], unruly } = options;
  await createTables(sql);
  await forgetOldKeys(sql);
  const place = {
    origin: '',
    allowedOrigins: allowedOrigins.map((address) => new URL(address).origin),
    terms: { ...USUAL_TERMS, ...options.terms },
  };
  const happened = () => workers.wake();
  const server = createCardServer({ sql, keys: options, place, happened, unruly });
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  place.origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const inside = { sql, place, webhooks, happened };
  unruly?.started(inside);
  // After listening: a provider whose port is taken must leave nothing running.
  const workers = startWorkers(inside, unruly);
  const forgetting = setInterval(() => forgetOldKeys(sql).catch(() => {}), HOUR_MS).unref();
  return {
    origin: place.origin,
    async stop() {
      clearInterval(forgetting);
      unruly?.stopping();
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await Promise.all([closed, workers.stop()]);
    },
  };
}
