import { ok, type Verb } from './calls.ts';
import { type Charge, chargeView } from './charge-view.ts';
import type { Db } from './database.ts';
import { listAnswer, listIn } from './lists.ts';
import { noExpansion, text } from './params.ts';
import { invalid, unknown } from './refusals.ts';

export const retrieveCharge: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => ok(chargeView(await chargeOf(db, id, 'id')));
};

export const listCharges: Verb = (call) => {
  const page = listIn(call, ['payment_intent']);
  const intent = text(call.params, 'payment_intent') ?? null;
  return (db) =>
    listAnswer<Charge>(
      db,
      { table: 'charges', page, where: db`(${intent}::text is null or payment_intent = ${intent})` },
      chargeView,
    );
};

export async function chargeOf(db: Db, id: string, param: string): Promise<Charge> {
  const [charge] = await db<Charge[]>`select * from charges where id = ${id}`;
  if (!charge) throw unknown('charge', id, param);
  return charge;
}

export async function paidCharge(db: Db, id: string, param: string): Promise<Charge> {
  const charge = await chargeOf(db, id, param);
  if (!charge.paid) throw invalid(`Charge ${id} did not succeed.`, { param });
  return charge;
}
