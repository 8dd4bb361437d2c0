import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call, reason } from '#client/api/call.ts';
import { queryKeys } from '#client/api/query-keys.ts';
import { useSession } from '#client/api/session/session.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { Until } from '#client/ui/until.tsx';
import type { Booking } from '#contract/bookings.ts';
import type { DealSettings } from '#contract/deal-settings.ts';
import { formatPrice } from '#contract/format.ts';
import { createPaymentIntent } from '#contract/payments.ts';
import { t } from '#language/t.ts';
import type { Cards, PayByCard } from './card-payment.ts';
import { Protection } from './protection.tsx';
import { Recording } from './recording.tsx';

const cardOf = {
  stripe: lazy(() => lazyImport(() => import('./stripe-card.tsx'))),
  local: lazy(() => lazyImport(() => import('./local-card.tsx'))),
};

interface PaymentFormProps {
  booking: Booking;
  cards: Cards;
  settings: DealSettings;
}

export function PaymentForm({ booking, cards, settings }: PaymentFormProps) {
  const { user } = useSession();
  const { dueAt, resalePrice } = booking;
  const secret = useClientSecret(booking);
  // A function in state has to be wrapped, or React would call it.
  const [card, setCard] = useState<{ pay: PayByCard | undefined }>({ pay: undefined });
  const [onReady] = useState(() => (pay: PayByCard | undefined) => setCard({ pay }));
  const [paying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [transactionId, setTransactionId] = useState<string>();
  const CardFields = cardOf[cards.provider];

  async function pay() {
    if (!card.pay || !secret.data || !user || paying) return;
    setPaying(true);
    setRefusal(undefined);
    const outcome = await card.pay(secret.data.clientSecret, { name: user.name, email: user.email });
    if ('refusal' in outcome) setRefusal(outcome.refusal);
    else setTransactionId(outcome.transactionId);
    setPaying(false);
  }

  if (transactionId) return <Recording booking={booking} transactionId={transactionId} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
      className="grid gap-4 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6"
    >
      {dueAt && (
        <p className="text-sm text-quiet">
          {rich('The bike is held for you until <moment></moment>.', { moment: () => <Until moment={dueAt} /> })}
        </p>
      )}
      <Suspense fallback={<Spinner label={t('Loading the card form')} />}>
        <CardFields cards={cards} onReady={onReady} />
      </Suspense>
      <FormFault>{refusal ?? (secret.error ? reason(secret.error) : undefined)}</FormFault>
      {refusal && (
        <p className="text-sm">
          {t('You were not charged. Check the details or try another card; your bank can tell you why it said no.')}
        </p>
      )}
      {secret.isError && (
        <button type="button" onClick={() => secret.refetch()} className="btn justify-self-start">
          {t('Try again')}
        </button>
      )}
      <SubmitButton busy={paying} disabled={!card.pay || !secret.data}>
        {t('Pay {price}', { price: formatPrice(resalePrice) })}
      </SubmitButton>
      <Protection settings={settings} />
    </form>
  );
}

function useClientSecret({ _id: bookingId, resalePrice }: Booking) {
  return useQuery({
    queryKey: queryKeys.clientSecret(bookingId),
    queryFn: () => call(createPaymentIntent, { body: { resalePrice, bookingId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
