import type { AppContext } from '../../context.ts';
import type { CardRefund } from '../stripe/stripe.ts';
import * as queries from './queries.ts';

/** Matches by amount: a refund made by hand carries no id of ours. */
export async function givenByHand({ sql }: AppContext, refund: queries.RefundRow, made: CardRefund[]) {
  const ours = new Set((await queries.referencesOf(sql, refund)).map(({ reference }) => reference));
  return made.find(
    ({ reference, refundId, status, cents }) =>
      !refundId && status !== 'failed' && cents === refund.amountCents && !ours.has(reference),
  );
}
