import Stripe from 'stripe';
import type { Sql } from './database.ts';

export interface Webhook {
  url: string;
  secret: string;
}

interface Due {
  id: string;
  payload: string;
  attempts: number;
}

const AT_ONCE = 10;
const PATIENCE_MS = 5_000;
/** Another process may take an event over when the one that took it has not said how it went by then. */
const LEASE = '6 seconds';
const FIRST_PAUSE_S = 0.2;
const LONGEST_PAUSE_S = 300;
const GIVE_UP_AFTER = '3 days';
/** Events left behind by another process are found at the latest then. */
const LONGEST_SLEEP_MS = 5_000;
const SHORTEST_SLEEP_MS = 20;

export interface Deliveries {
  /** There may be something new. */
  wake(): void;
  stop(): Promise<void>;
}

/** Delivers events until told to stop; any number of processes may do so on the same tables. */
export function deliverEvents(sql: Sql, webhook: Webhook): Deliveries {
  const stopping = new AbortController();
  let news = false;
  let rise = () => {};

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rise = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function work() {
    while (!stopping.signal.aborted) {
      news = false;
      const pause = await deliverDue(sql, webhook, stopping.signal).catch(report);
      if (!news) await sleep(pause);
    }
  }

  const wake = () => {
    news = true;
    rise();
  };
  const working = work();
  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      await working;
    },
  };
}

/** Delivers what is due and says how many milliseconds later the next event is. */
async function deliverDue(sql: Sql, webhook: Webhook, stopping: AbortSignal): Promise<number> {
  const due = await sql<Due[]>`
    update events set attempts = attempts + 1, next_attempt_at = clock_timestamp() + ${LEASE}::interval
    where id in (
      select id from events where next_attempt_at <= clock_timestamp()
      order by next_attempt_at limit ${AT_ONCE} for update skip locked
    )
    returning id, payload, attempts`;
  await Promise.all(due.map((event) => deliver(sql, webhook, event, stopping)));
  const [next] = await sql<{ wait: number | null }[]>`
    select (extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as wait
    from events where next_attempt_at is not null`;
  return Math.min(Math.max(next?.wait ?? LONGEST_SLEEP_MS, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS);
}

async function deliver(sql: Sql, webhook: Webhook, { id, payload, attempts }: Due, stopping: AbortSignal) {
  const arrived = await send(webhook, payload, stopping);
  const pause = Math.min(FIRST_PAUSE_S * 2 ** (attempts - 1), LONGEST_PAUSE_S);
  if (arrived) await sql`update events set next_attempt_at = null where id = ${id}`;
  else
    await sql`
      update events set next_attempt_at =
        case when created_at > now() - ${GIVE_UP_AFTER}::interval then clock_timestamp() + make_interval(secs => ${pause}) end
      where id = ${id} and attempts = ${attempts}`;
}

async function send({ url, secret }: Webhook, payload: string, stopping: AbortSignal): Promise<boolean> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function report(error: unknown): number {
  console.error('The card provider cannot deliver events right now:', error instanceof Error ? error.message : error);
  return LONGEST_SLEEP_MS;
}
