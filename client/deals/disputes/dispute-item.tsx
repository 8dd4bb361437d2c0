import { Link } from 'react-router';
import { BookingFact } from '#client/deals/bookings/booking-fact.tsx';
import { Deadline } from '#client/deals/deadline.tsx';
import { paths } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DateTime } from '#client/ui/date-time.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { UnbrokenWords } from '#client/ui/unbroken-words.tsx';
import type { Dispute } from '#contract/deals.ts';
import { t } from '#language/t.ts';

/** The whole card is a link. */
export function DisputeItem({ dispute }: { dispute: Dispute }) {
  const { _id, productName, img, resalePrice, dueAt, opening, openedAt, words, handedOver } = dispute;
  const atBank = dispute.status === 'charge-disputed';
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-4 hover:border-base-content sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5">
      <Picture src={img} alt="" className="h-16 w-full rounded-field sm:row-span-2 sm:h-28" />
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">
          <Link
            to={paths.dispute(_id)}
            className="after:absolute after:inset-0 hover:underline hover:decoration-primary"
          >
            <UnbrokenWords>{productName}</UnbrokenWords>
          </Link>
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          <Price dollars={resalePrice} className="me-1 font-semibold" />
          {atBank ? <Badge tone="ink">{t('A bank decides')}</Badge> : <Badge tone="signal">{t('You decide')}</Badge>}
          {dispute.refundProposal && <Badge tone="warning">{t('Waits for a second admin')}</Badge>}
          <Badge tone={handedOver ? 'good' : 'warning'}>{t(handedOver ? 'Bike handed over' : 'Not handed over')}</Badge>
        </p>
      </div>
      <div className="grid min-w-0 gap-3 text-sm max-sm:col-span-2 sm:col-start-2">
        <div className="border-s-4 border-warning ps-3">
          <p className="font-semibold wrap-anywhere">{opening}</p>
          {words && (
            <p dir="auto" className="mt-0.5 line-clamp-2 text-quiet wrap-anywhere">
              {words}
            </p>
          )}
        </div>
        <dl className="grid text-quiet gap-x-6 gap-y-1 sm:grid-cols-[2fr_3fr]">
          <BookingFact name={t('Buyer')}>{dispute.buyersName}</BookingFact>
          <BookingFact name={t('Seller')}>{dispute.sellersName}</BookingFact>
          <BookingFact name={t('Since')}>
            <DateTime of={openedAt} />
          </BookingFact>
          {dueAt && !atBank && (
            <BookingFact name={t('Decide by')}>
              <Deadline at={dueAt} />
            </BookingFact>
          )}
        </dl>
      </div>
    </li>
  );
}
