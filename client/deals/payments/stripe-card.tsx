import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type ComponentProps, useEffect, useState } from 'react';
import { inTime } from '#client/browser/time-out.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { t } from '#language/t.ts';
import type { CardPayment, PayByCard } from './card-payment.ts';

/** Stripe's fields are in its frames: a card number never touches this page. */
const StripeCard: CardPayment = ({ cards, onReady }) => {
  const [attempt, setAttempt] = useState(1);
  return <StripeScript key={attempt} cards={cards} onReady={onReady} onAgain={() => setAttempt(attempt + 1)} />;
};

function StripeScript({ cards, onReady, onAgain }: ComponentProps<CardPayment> & { onAgain(): void }) {
  const [fault, setFault] = useState<string>();
  const [stripe] = useState(() =>
    inTime(loadStripe(cards.publishableKey)).catch((error: unknown) => {
      console.error(error);
      setFault(t('The card payment provider could not be reached. Please check your connection and try again.'));
      return null;
    }),
  );
  return (
    <Elements stripe={stripe}>
      {!fault && <StripeFields onReady={onReady} />}
      <FormFault>{fault}</FormFault>
      {fault && (
        <button type="button" onClick={onAgain} className="btn justify-self-start">
          {t('Try again')}
        </button>
      )}
    </Elements>
  );
}

export default StripeCard;

function StripeFields({ onReady }: { onReady(pay: PayByCard | undefined): void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [shown, setShown] = useState(false);
  const [fault, setFault] = useState<string>();
  const [cardOptions] = useState(cardLook);

  useEffect(() => {
    if (!stripe || !elements || !shown) return;
    onReady(async (clientSecret, billing) => {
      const card = elements.getElement(CardElement);
      if (!card) return { refusal: t('The card form is not ready yet. Please try again.') };
      const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
        payment_method: { card, billing_details: billing },
      });
      const paid = paymentIntent ?? error?.payment_intent;
      if (paid?.status === 'succeeded') return { transactionId: paid.id };
      return { refusal: error?.message ?? t('The payment was not completed. Please try again.') };
    });
    return () => onReady(undefined);
  }, [stripe, elements, shown, onReady]);

  return (
    <div className="grid gap-1.5">
      <span className="text-sm font-semibold">{t('Card')}</span>
      <div className="input block w-full py-3">
        <CardElement
          options={cardOptions}
          onReady={() => setShown(true)}
          onChange={({ error }) => setFault(error?.message)}
        />
      </div>
      <FormFault>{fault}</FormFault>
    </div>
  );
}

/** Stripe's frame does not inherit the theme. */
function cardLook(): StripeCardElementOptions {
  const { color, fontSize } = getComputedStyle(document.body);
  return { style: { base: { color, fontSize, iconColor: color } } };
}
