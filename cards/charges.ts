import { expanded } from './balance-transactions.ts';
import { ok, type Verb } from './calls.ts';
import { type Charge, chargeView } from './charge-view.ts';
import type { Db } from './database.ts';
import { listAnswer, listIn } from './lists.ts';
import { expansions, text } from './params.ts';
import { invalid, unknown } from './refusals.ts';

export const retrieveCharge: Verb = ({ id, params }) => {
  const expand = expansions(params, 'balance_transaction');
  return async (db) => ok(await expanded(db, chargeView(await chargeOf(db, id, 'id')), expand.length > 0));
};

export const listCharges: Verb = (call) => {
  const page = listIn(call, ['payment_intent'], ['data.balance_transaction']);
  const intent = text(call.params, 'payment_intent') ?? null;
  return (db) =>
    listAnswer<Charge>(
      db,
      { table: 'charges', page, where: db`(${intent}::text is null or payment_intent = ${intent})` },
      (charge) => expanded(db, chargeView(charge), page.expand.length > 0),
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
