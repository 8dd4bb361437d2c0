import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { BookingFact } from '#client/deals/bookings/booking-fact.tsx';
import { ProposalNote } from '#client/deals/refund-proposals/proposal-note.tsx';
import { paths } from '#client/paths.ts';
import { DateTime } from '#client/ui/date-time.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { UnbrokenWords } from '#client/ui/unbroken-words.tsx';
import { type HeldPayout, refundPayout } from '#contract/payouts.ts';
import { type Message, message, t } from '#language/t.ts';
import { DecisionDialog, type PayoutDecision } from './decision-dialog.tsx';

const why: Record<HeldPayout['heldFor'], Message> = {
  'same-phone': message('Buyer and seller gave the same phone number'),
  'same-bank': message('Buyer and seller are paid at the same bank account'),
  'removed-seller': message('Its seller was removed'),
  'above-limit': message('More than a new or unverified seller is paid in a week'),
};

export function HeldPayoutItem({ payout }: { payout: HeldPayout }) {
  const { bookingId, productName, img, amount, heldFor, heldAt, refundable, refundProposal } = payout;
  const [deciding, setDeciding] = useState<PayoutDecision>();
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5">
      <Picture src={img} alt="" className="h-16 w-full rounded-field sm:row-span-2 sm:h-28" />
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">
          <Link to={paths.deal(bookingId)} className="hover:underline hover:decoration-primary">
            <UnbrokenWords>{productName}</UnbrokenWords>
          </Link>
        </h2>
        <p className="mt-1.5">
          <Price dollars={amount} className="font-semibold" />
        </p>
      </div>
      <div className="grid min-w-0 gap-3 text-sm max-sm:col-span-2 sm:col-start-2">
        <p className="border-s-4 border-warning ps-3 font-semibold">{t(why[heldFor])}</p>
        <dl className="grid gap-x-6 gap-y-1 text-quiet sm:grid-cols-2">
          <BookingFact name={t('Buyer')}>
            {payout.buyersName}, {payout.buyersEmail}
          </BookingFact>
          <BookingFact name={t('Seller')}>
            {payout.sellersName}, {payout.sellersEmail}
          </BookingFact>
          <BookingFact name={t('Since')}>
            <DateTime of={heldAt} />
          </BookingFact>
        </dl>
        {!refundable && (
          <p className="text-quiet">{t('The buyer’s bank has taken money back, so it cannot be refunded.')}</p>
        )}
        {refundProposal && (
          <ProposalNote
            bookingId={bookingId}
            proposal={refundProposal}
            approve={() => call(refundPayout, { params: { id: payout._id }, body: { reason: refundProposal.reason } })}
          />
        )}
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          <button type="button" onClick={() => setDeciding('release')} className="btn btn-primary">
            {t('Release')}
          </button>
          {refundable && (
            <button type="button" onClick={() => setDeciding('refund')} className="btn btn-outline btn-error">
              {t('Refund the buyer')}
            </button>
          )}
        </div>
      </div>
      {deciding && <DecisionDialog decision={deciding} payout={payout} onClose={() => setDeciding(undefined)} />}
    </li>
  );
}
