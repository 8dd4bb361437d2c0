import Stripe from 'stripe';
import type { Sql } from './database.ts';

export interface Webhook {
  url: string;
  secret: string;
}

/** Events of connected accounts go to `connect` only. */
export interface Webhooks {
  platform: Webhook;
  connect?: Webhook | undefined;
}

export interface PendingEvent {
  endpoint: keyof Webhooks;
  id: string;
  payload: string;
}

interface Due extends PendingEvent {
  attempts: number;
}

export type Carrier = (event: PendingEvent) => Promise<boolean>;

const AT_ONCE = 10;
const PATIENCE_MS = 5_000;
/** Then another process takes over the event. */
const LEASE = '6 seconds';
const FIRST_PAUSE_S = 0.2;
const LONGEST_PAUSE_S = 300;
const GIVE_UP_AFTER = '3 days';

/** Delivers due events; returns the milliseconds until the next. */
export async function deliverDue(sql: Sql, carry: Carrier): Promise<number> {
  const due = await sql<Due[]>`
    update events set attempts = attempts + 1, next_attempt_at = clock_timestamp() + ${LEASE}::interval
    where id in (
      select id from events where next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit ${AT_ONCE} for update skip locked
    )
    returning id, payload, endpoint, attempts`;
  await Promise.all(due.map((event) => deliver(sql, carry, event)));
  const [next] = await sql<{ wait: number | null }[]>`
    select (extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as wait
    from events where next_attempt_at is not null`;
  return next?.wait ?? Number.POSITIVE_INFINITY;
}

async function deliver(sql: Sql, carry: Carrier, event: Due) {
  const { id, attempts } = event;
  const arrived = await carry(event);
  const pause = Math.min(FIRST_PAUSE_S * 2 ** (attempts - 1), LONGEST_PAUSE_S);
  if (arrived) await sql`update events set next_attempt_at = null where id = ${id}`;
  else
    await sql`
      update events set next_attempt_at =
        case when created_at > now() - ${GIVE_UP_AFTER}::interval then clock_timestamp() + make_interval(secs => ${pause}) end
      where id = ${id} and attempts = ${attempts}`;
}

export async function send(
  webhooks: Webhooks,
  { payload, endpoint }: PendingEvent,
  stopping?: AbortSignal,
): Promise<boolean> {
  const webhook = webhooks[endpoint];
  if (!webhook) return true;
  const { url, secret } = webhook;
  return post(url, { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }) }, stopping);
}

export async function post(
  url: string,
  { payload, signature }: { payload: string; signature: string },
  stopping?: AbortSignal,
): Promise<boolean> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: stopping ? AbortSignal.any([stopping, patience]) : patience,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
