import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { testDatabase } from '../test/database.ts';
import { startCards } from './cards.ts';
import { openDatabase } from './open-database.ts';
import type { Terms } from './terms.ts';
import type { Unruly } from './unruly.ts';

export const SECRET_KEY = 'sk_test_shop';
export const PUBLISHABLE_KEY = 'pk_test_shop';
export const WEBHOOK_SECRET = 'whsec_shop';
export const CONNECT_SECRET = 'whsec_connect';
export const SHOP_ORIGIN = 'http://localhost:4720';

export interface Delivery {
  path: string;
  body: string;
  signature: string;
  event: Stripe.Event;
}

export type TestShop = Awaited<ReturnType<typeof openShop>>;

/** A provider on its own database, a webhook receiver, and the official SDK. */
export async function openShop({ unruly, terms }: { unruly?: Unruly; terms?: Partial<Terms> } = {}) {
  const database = await testDatabase();
  const where = 'url' in database.target ? database.target.url : database.target;
  const sql = await openDatabase(where, { max: 10 });
  const mailbox = await openMailbox();
  // Each start opens its own connections: none has prepared statements of older tables.
  const start = async (port = 0) => {
    const own = await openDatabase(where, { max: 10 });
    try {
      const provider = await startCards({
        sql: own,
        port,
        secretKey: SECRET_KEY,
        publishableKey: PUBLISHABLE_KEY,
        webhooks: {
          platform: { url: mailbox.url, secret: WEBHOOK_SECRET },
          connect: { url: `${mailbox.url}/connect`, secret: CONNECT_SECRET },
        },
        terms,
        allowedOrigins: [SHOP_ORIGIN],
        ...(unruly && { unruly }),
      });
      return { origin: provider.origin, stop: () => provider.stop().finally(() => own.end()) };
    } catch (fault) {
      await own.end();
      throw fault;
    }
  };
  let provider = await start();
  return {
    sql,
    where,
    mailbox,
    start,
    get origin() {
      return provider.origin;
    },
    get stripe() {
      return sdk(provider.origin);
    },
    async restart() {
      await provider.stop();
      provider = await start();
    },
    stopProvider: () => provider.stop(),
    async close() {
      await provider.stop();
      await mailbox.close();
      await sql.end();
      await database.stop();
    },
  };
}

export function sdk(origin: string, key = SECRET_KEY, maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries, telemetry: false });
}

async function openMailbox() {
  const deliveries: Delivery[] = [];
  const box = { open: true, refused: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    if (box.open)
      deliveries.push({
        path: request.url ?? '',
        body,
        signature: String(request.headers['stripe-signature']),
        event: JSON.parse(body),
      });
    else box.refused++;
    response.writeHead(box.open ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(box, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    of: (object: string) => deliveries.filter(({ event }) => (event.data.object as { id: string }).id === object),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  });
}

export async function until<T>(poll: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await poll();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function fault(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused by the provider: ${error}`);
  return error;
}

export function fromBrowser(
  shop: TestShop,
  path: string,
  form?: Record<string, string>,
  { key = PUBLISHABLE_KEY, origin = SHOP_ORIGIN } = {},
): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, origin };
  return fetch(
    `${shop.origin}${path}`,
    form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers },
  );
}

export const typed = (number: string, more: Record<string, string> = {}) => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '12',
  'card[exp_year]': String(new Date().getFullYear() + 1),
  'card[cvc]': '123',
  ...more,
});
