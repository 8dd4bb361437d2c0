import type { JSONValue } from 'postgres';
import type { Db, Fragment } from './database.ts';
import { newId, randomText } from './ids.ts';
import type { PaymentIntent } from './payment-intent-view.ts';

type NewIntent = Pick<
  PaymentIntent,
  | 'amount'
  | 'currency'
  | 'status'
  | 'payment_method'
  | 'description'
  | 'receipt_email'
  | 'transfer_group'
  | 'allow_redirects'
  | 'metadata'
>;

type Changes = Partial<Omit<PaymentIntent, 'id' | 'client_secret' | 'currency' | 'created_at' | 'last_payment_error'>>;

export async function insertIntent(db: Db, { metadata, ...intent }: NewIntent): Promise<PaymentIntent> {
  const id = newId('pi');
  const client_secret = `${id}_secret_${randomText()}`;
  const [row] = await db<PaymentIntent[]>`
    insert into payment_intents ${db({ id, client_secret, ...intent, metadata: db.json(metadata) })} returning *`;
  if (!row) throw new Error('The payment intent was not stored');
  return row;
}

export async function findIntent(db: Db, id: string): Promise<PaymentIntent | undefined> {
  const [row] = await db<PaymentIntent[]>`select * from payment_intents where id = ${id}`;
  return row;
}

export async function lockIntent(db: Db, id: string): Promise<PaymentIntent | undefined> {
  const [row] = await db<PaymentIntent[]>`select * from payment_intents where id = ${id} for update`;
  return row;
}

export async function moveIntent(
  db: Db,
  id: string,
  guard: Fragment,
  { metadata, ...changes }: Changes,
  error?: object | null,
): Promise<PaymentIntent | undefined> {
  const columns = {
    ...changes,
    ...(metadata && { metadata: db.json(metadata) }),
    ...(error !== undefined && { last_payment_error: error && db.json(error as JSONValue) }),
  };
  const [row] = await db<PaymentIntent[]>`
    update payment_intents set ${db(columns)} where id = ${id} and ${guard} returning *`;
  return row;
}

export const whileOpen = (db: Db) =>
  db`status in ('requires_payment_method', 'requires_confirmation', 'requires_action')`;

export const whileAsking = (db: Db, paymentMethod: string) =>
  db`status = 'requires_action' and payment_method = ${paymentMethod}`;
