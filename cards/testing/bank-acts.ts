import { submitDetails } from '../accounts.ts';
import { NO_REQUEST } from '../calls.ts';
import { concludeDispute, openDispute } from '../chargebacks.ts';
import type { Db } from '../database.ts';
import { concludeAuthentication } from '../payment-attempts.ts';
import { findIntent } from '../payment-intent-queries.ts';
import { paymentMethod } from '../payment-methods.ts';
import { changeRefund, moveRefunds } from '../refund-courses.ts';
import type { Inside } from '../unruly.ts';
import type { LineFaults } from './line-faults.ts';

export function bankActs(line: LineFaults, inside: () => Inside) {
  const act = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { sql, happened } = inside();
    const done = await sql.begin(work);
    happened();
    return done as T;
  };
  return {
    /** The dispute's id; undefined when the payment cannot be disputed. */
    openDispute: (intentId: string, amount?: number) =>
      act(async (db) => {
        const complaint = { reason: 'fraudulent', ...(amount !== undefined && { amount }) };
        return (await openDispute(db, inside().place.terms, intentId, complaint))?.id;
      }),

    closeDispute: (disputeId: string, verdict: 'won' | 'lost') =>
      act(async (db) => (await concludeDispute(db, disputeId, verdict)) !== undefined),

    /** Also after it had succeeded. */
    failRefund: (refundId: string) => act((db) => changeRefund(db, refundId, 'failed')),

    async settleRefunds() {
      const { sql, happened } = inside();
      let settled = 0;
      for (let moved = -1; moved !== 0; settled += moved) moved = await moveRefunds(sql, sql`true`);
      happened();
      return settled;
    },

    /** Returns whether 3-D Secure was pending. */
    answerBank: (intentId: string, outcome: 'complete' | 'fail') =>
      act(async (db) => {
        const intent = await findIntent(db, intentId);
        if (line.bankStalls || intent?.status !== 'requires_action' || !intent.payment_method) return false;
        const method = await paymentMethod(db, intent.payment_method, 'payment_method');
        const asker = { caller: 'secret', place: inside().place, request: NO_REQUEST } as const;
        const answer = await concludeAuthentication(db, asker, intent, { method, confirmed: outcome === 'complete' });
        return answer !== undefined;
      }),

    onboard: (accountId: string, choice?: { number?: string; another?: boolean }) =>
      act((db) => submitDetails(db, accountId, choice)),
  };
}
