import { ok, type Verb } from './calls.ts';
import { concludeDispute, tell } from './chargebacks.ts';
import type { Db } from './database.ts';
import { type Dispute, disputeView } from './dispute-view.ts';
import type { Params } from './form-decoding.ts';
import { listAnswer, listIn } from './lists.ts';
import { metadataIn } from './metadata.ts';
import { allowOnly, choice, group, noExpansion, text } from './params.ts';
import { invalid, unknown } from './refusals.ts';

const VERDICTS = new Map([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
] as const);

const EVIDENCE = [
  'access_activity_log',
  'billing_address',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_date',
  'uncategorized_text',
];

export const retrieveDispute: Verb = ({ id, params }) => {
  noExpansion(params);
  return async (db) => ok(await disputeView(db, await disputeOf(db, id)));
};

export const listDisputes: Verb = (call) => {
  const page = listIn(call, ['payment_intent', 'charge']);
  const intent = text(call.params, 'payment_intent') ?? null;
  const charge = text(call.params, 'charge') ?? null;
  return (db) => {
    const where = db`
      (${intent}::text is null or payment_intent = ${intent}) and (${charge}::text is null or charge = ${charge})`;
    return listAnswer<Dispute>(db, { table: 'disputes', page, where }, (dispute) => disputeView(db, dispute));
  };
};

/** `submit=false` stores the evidence without sending it to the bank. */
export const updateDispute: Verb = ({ id, params }) => {
  allowOnly(params, ['evidence', 'submit', 'metadata', 'expand']);
  noExpansion(params);
  const evidence = evidenceIn(params);
  const submitted = choice(params, 'submit', ['true', 'false']) !== 'false' && Object.keys(evidence).length > 0;
  return async (db) => {
    const before = await openDisputeOf(db, id);
    const metadata = db.json(metadataIn(params, before.metadata));
    const status = submitted ? 'under_review' : before.status;
    const [dispute = before] = await db<Dispute[]>`
      update disputes set evidence = evidence || ${db.json(evidence)}, metadata = ${metadata}, status = ${status}
      where id = ${id} returning *`;
    await tell(db, 'updated', dispute);
    const verdict = submitted && VERDICTS.get(dispute.evidence.uncategorized_text as 'winning_evidence');
    return ok(await disputeView(db, (verdict && (await concludeDispute(db, id, verdict))) || dispute));
  };
};

/** Accepts the dispute, which loses it. */
export const closeDispute: Verb = ({ id, params }) => {
  allowOnly(params, ['expand']);
  noExpansion(params);
  return async (db) => {
    const before = await openDisputeOf(db, id);
    return ok(await disputeView(db, (await concludeDispute(db, id, 'lost')) ?? before));
  };
};

async function disputeOf(db: Db, id: string): Promise<Dispute> {
  const [dispute] = await db<Dispute[]>`select * from disputes where id = ${id}`;
  if (!dispute) throw unknown('dispute', id, 'dispute');
  return dispute;
}

async function openDisputeOf(db: Db, id: string): Promise<Dispute> {
  const [dispute] = await db<Dispute[]>`select * from disputes where id = ${id} for update`;
  if (!dispute) throw unknown('dispute', id, 'dispute');
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('This dispute is already closed');
  return dispute;
}

function evidenceIn(params: Params): Record<string, string> {
  const given = group(params, 'evidence') ?? {};
  allowOnly(given, EVIDENCE, 'evidence');
  return Object.fromEntries(EVIDENCE.flatMap((name) => (given[name] ? [[name, text(given, name, 20_000) ?? '']] : [])));
}
