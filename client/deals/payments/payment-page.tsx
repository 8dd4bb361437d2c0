import { Link } from 'react-router';
import { query, queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { type Booking, readBooking } from '#contract/bookings.ts';
import { readConfig } from '#contract/config.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/payment-page';
import type { Cards } from './card-payment.ts';
import { PaidNote } from './paid-note.tsx';
import { PaymentForm } from './payment-form.tsx';
import { WhatIsPaid } from './what-is-paid.tsx';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    const [booking, { cards, deals }] = await Promise.all([
      queryClient.query({ ...query(readBooking, { params: { id: params.id } }), staleTime: 0 }),
      queryClient.query(query(readConfig, {})),
    ]);
    return { booking, cards, settings: deals };
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Payment | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

export default function PaymentPage({ loaderData: { booking, cards, settings } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">{t('Payment')}</h1>
      <div className="mt-6 grid max-w-xl gap-6">
        <WhatIsPaid booking={booking} />
        <NextStep key={booking._id} booking={booking} cards={cards} settings={settings} />
      </div>
    </>
  );
}

interface NextStepProps {
  booking: Booking;
  cards: Cards;
  settings: DealSettings;
}

function NextStep({ booking, cards, settings }: NextStepProps) {
  if (booking.transactionId)
    return <PaidNote title={t('Paid')} booking={booking} transactionId={booking.transactionId} />;
  if (booking.may.pay) return <PaymentForm booking={booking} cards={cards} settings={settings} />;
  return (
    <div>
      <p>{whyNot(booking)}</p>
      <Link to={paths.deal(booking._id)} className="btn btn-outline mt-4">
        {t('See the deal')}
      </Link>
    </div>
  );
}

function whyNot({ status }: Booking) {
  if (status === 'booked') return t('Only the buyer of this bike can pay for it.');
  if (status === 'expired')
    return t('This booking was not paid in time, so the bike is no longer held for you. You can book it again.');
  return t('There is nothing to pay here any more.');
}
