import Stripe from 'stripe';
import { type Call, ok, type RequestOrigin, type Verb } from './calls.ts';
import type { Db } from './database.ts';
import { newId } from './ids.ts';
import { listAnswer, listIn } from './lists.ts';
import { noExpansion, text } from './params.ts';
import { type PaymentIntent, paymentIntentView } from './payment-intent-view.ts';
import { unknown } from './refusals.ts';

interface EventRow {
  id: string;
  payload: string;
  created_at: Date;
}

/** Written in the transaction of the change; the webhook worker delivers exactly this text. */
export async function recordEvent(
  db: Db,
  type: string,
  object: object,
  { request, account }: { request: RequestOrigin; account?: string },
) {
  const id = newId('evt');
  const payload = JSON.stringify({
    id,
    object: 'event',
    ...(account && { account }),
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  });
  const endpoint = account ? 'connect' : 'platform';
  await db`insert into events ${db({ id, type, payload, endpoint })}`;
}

export function recordIntentEvent(
  db: Db,
  { place, request }: Pick<Call, 'place' | 'request'>,
  type: string,
  intent: PaymentIntent,
) {
  return recordEvent(db, type, paymentIntentView(intent, { place, caller: 'secret' }), { request });
}

export const retrieveEvent: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => {
    const [event] = await db<EventRow[]>`select id, payload, created_at from events where id = ${id}`;
    if (!event) throw unknown('event', id);
    return ok(JSON.parse(event.payload));
  };
};

export const listEvents: Verb = (call) => {
  const page = listIn(call, ['type']);
  const type = text(call.params, 'type') ?? null;
  return (db) =>
    listAnswer<EventRow>(db, { table: 'events', page, where: db`(${type}::text is null or type = ${type})` }, (event) =>
      JSON.parse(event.payload),
    );
};
