import type { FastifyBaseLogger } from 'fastify';
import { inBatches, takeEach } from '../../concurrency/batches.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { databaseNow } from '../../database/now.ts';
import { postOnce } from '../ledger/ledger.ts';
import type { CardFees } from '../stripe/stripe.ts';
import * as queries from './queries.ts';

const AT_ONCE = 8;

type CardFeeServices = Pick<AppContext, 'sql' | 'stripe' | 'auditor'>;
type Log = Pick<FastifyBaseLogger, 'error'>;

export async function bookCardFees(services: CardFeeServices, log?: Log) {
  const since = await databaseNow(services.sql);
  await inBatches(
    async () =>
      takeEach(await queries.due(services.sql, since, AT_ONCE), (payment) =>
        queries.take(services.sql, payment, since),
      ),
    (payment) => bookFeesOf(services, payment, log),
  );
}

/** The caller holds the deal's lock. */
export const expectCardFees = (db: Db, payment: { productId: string; paymentId: string }) => queries.ask(db, payment);

async function bookFeesOf(services: CardFeeServices, payment: queries.PaymentRow, log?: Log) {
  const charged = await services.stripe.feesOf(payment.intentId);
  if (charged?.currency && charged.currency !== payment.currency) tellOfExchange(payment, charged.currency, log);
  await services.sql.begin(async (db) => {
    for (const fee of charged?.fees ?? []) await book(db, services, payment, fee);
    if (!charged || charged.currency) await queries.finish(db, payment);
  });
}

async function book(db: Db, { auditor }: CardFeeServices, payment: queries.PaymentRow, fee: CardFees['fees'][number]) {
  const { productId, bookingId } = payment;
  const { reference, currency } = fee;
  const cents = Math.abs(fee.cents);
  const entry =
    fee.cents > 0
      ? ({ from: 'costs', to: 'provider', reason: 'card-fee' } as const)
      : ({ from: 'provider', to: 'costs', reason: 'card-fee-returned' } as const);
  const isNew = await postOnce(db, { productId, id: bookingId }, { ...entry, cents, currency, reference });
  const facts = { cents, reference };
  if (isNew)
    await auditor.note(db, { actor: 'provider', action: entry.reason, subject: `booking ${bookingId}`, facts });
}

/** A balance in another currency cannot fund transfers. */
function tellOfExchange({ bookingId, intentId, currency }: queries.PaymentRow, settledIn: string, log?: Log) {
  log?.error(
    { bookingId, intentId, currency, settledIn },
    'The card account is credited in another currency than buyers pay in: sellers cannot be paid. Add a bank account in the currency of the market at the card provider.',
  );
}
