import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Booking } from '#contract/bookings.ts';
import { t } from '#language/t.ts';

interface PaidNoteProps {
  title: string;
  booking: Pick<Booking, '_id' | 'location' | 'buyersEmail'>;
  transactionId: string;
}

export function PaidNote({ title, booking, transactionId }: PaidNoteProps) {
  return (
    <div role="status" className="rounded-box border border-success bg-base-100 p-6">
      <p className="flex items-center gap-2 font-heading text-xl font-bold text-success">
        <Icon name="check" className="size-6 shrink-0" />
        {title}
      </p>
      <p className="mt-2">
        {rich('Your transaction Id: <id></id>', {
          id: () => <strong className="font-semibold wrap-anywhere">{transactionId}</strong>,
        })}
      </p>
      <p className="mt-1">{t('Meeting place: {place}', { place: booking.location })}</p>
      <p className="mt-1">
        {t('Kickstand keeps your money until you have the keys. Next, agree with the seller when to meet.')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to={paths.deal(booking._id)} className="btn btn-primary">
          {t('See the deal')}
        </Link>
        <Link to={paths.myOrders(booking.buyersEmail)} className="btn">
          {t('See your orders')}
        </Link>
      </div>
    </div>
  );
}
