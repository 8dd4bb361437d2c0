import { ENDED_STATUSES } from '#contract/deal-machine.ts';
import { t } from '#language/t.ts';
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

function meeting({ meeting, place }: TextFragments) {
  if (meeting)
    return place
      ? t('You meet on {meeting}, at this place: {place}.', { meeting, place })
      : t('You meet on {meeting}. The place is on the deal’s page.', { meeting });
  return place
    ? t('You meet as agreed, at this place: {place}.', { place })
    : t('You meet as agreed. The place is on the deal’s page.');
}

function refunded({ paid, refund }: TextFragments) {
  if (!paid) return [t('Nothing was charged.')];
  return refund
    ? [t('{refund} goes back to the card that you paid with. Banks take a few days for it.', { refund })]
    : [];
}

function paidOut({ payout, fee, payoutWait }: TextFragments) {
  if (!payout) return [];
  const sentences = [
    t('{payout} goes to your payout account.', { payout }),
    ...(fee ? [t('Our fee was {fee}.', { fee })] : []),
    t('If you have none yet, open it under Payouts on your dashboard.'),
  ];
  return [sentences.join(' '), ...(payoutWait ? [payoutWait] : [])];
}

function free(facts: TextFragments) {
  if (!facts.paid) return [t('The bike is on sale again.')];
  return [...paidOut(facts), t('When you have the bike, you can put it back on sale on the deal’s page.')];
}
