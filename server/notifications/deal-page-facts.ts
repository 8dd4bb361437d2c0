import { ENDED_STATUSES } from '#contract/deal-machine.ts';
import type { TextFragments } from './facts.ts';
import type { NoticeRow } from './queries.ts';

export function dealPageFacts(
  { status, asRole }: Pick<NoticeRow, 'status' | 'asRole'>,
  facts: TextFragments,
): string[] {
  if (status === 'meeting-agreed') return [meeting(facts)];
  if (asRole === 'admin' || !(status === 'completed' || ENDED_STATUSES.includes(status))) return [];
  if (asRole === 'buyer') return refunded(facts);
  return status === 'completed' || status === 'charged-back' ? paidOut(facts) : free(facts);
}

const meeting = ({ meeting, place }: TextFragments) =>
  place ? `You meet ${meeting}, at this place: ${place}.` : `You meet ${meeting}. The place is on the deal’s page.`;

function refunded({ paid, refund }: TextFragments) {
  if (!paid) return ['Nothing was charged.'];
  return refund ? [`${refund} goes back to the card that you paid with. Banks take a few days for it.`] : [];
}

function paidOut({ payout, fee, payoutWait }: TextFragments) {
  if (!payout) return [];
  const feeNote = fee ? ` Our fee was ${fee}.` : '';
  return [
    `${payout} goes to your payout account.${feeNote} If you have none yet, open it under Payouts on your dashboard.`,
    ...(payoutWait ? [payoutWait] : []),
  ];
}

function free(facts: TextFragments) {
  if (!facts.paid) return ['The bike is on sale again.'];
  return [...paidOut(facts), 'When you have the bike, you can put it back on sale on the deal’s page.'];
}
