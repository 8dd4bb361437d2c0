import { t } from '#language/t.ts';
import type { Billing, CardOutcome, Cards } from './card-payment.ts';

export interface CardDetails {
  number: string;
  expiry: string;
  cvc: string;
}

export interface Intent {
  id: string;
  status: string;
  next_action?: { redirect_to_url?: { url: string } } | null;
  last_payment_error?: { message: string } | null;
}

interface Refusal {
  message: string;
  payment_intent?: Intent;
}

const unreachable = (): Refusal => ({
  message: t(
    'The card payment provider could not be reached. Please try again: nobody is charged twice for one booking.',
  ),
});

/** Card details go to the provider only, as with Stripe's script. */
export function localProvider({ origin, publishableKey }: Cards) {
  async function ask<T>(path: string, form?: Record<string, string>): Promise<{ ok: T } | { error: Refusal }> {
    try {
      const response = await fetch(`${origin}/v1/${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${publishableKey}` },
        ...(form && { body: new URLSearchParams(form) }),
      });
      const answer = await response.json();
      return response.ok ? { ok: answer } : { error: answer.error ?? unreachable() };
    } catch (error) {
      console.error(error);
      return { error: unreachable() };
    }
  }

  return {
    takeCard: async ({ number, expiry, cvc }: CardDetails, { name, email }: Billing) => {
      const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
      if (!number.trim()) return { error: { message: t('Your card number is incomplete.') } };
      if (!month || !year) return { error: { message: t('Your card’s expiry is incomplete.') } };
      if (!cvc.trim()) return { error: { message: t('Your card’s security code is incomplete.') } };
      return ask<{ id: string }>('payment_methods', {
        type: 'card',
        'card[number]': number.replaceAll(/\D/g, ''),
        'card[exp_month]': month,
        'card[exp_year]': year,
        'card[cvc]': cvc.trim(),
        'billing_details[name]': name,
        'billing_details[email]': email,
      });
    },
    confirm: (clientSecret: string, paymentMethod: string) =>
      ask<Intent>(`payment_intents/${intentOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        payment_method: paymentMethod,
      }),
    read: (clientSecret: string) =>
      ask<Intent>(`payment_intents/${intentOf(clientSecret)}?${new URLSearchParams({ client_secret: clientSecret })}`),
  };
}

export function intentOf(clientSecret: string) {
  return clientSecret.split('_secret_')[0] ?? '';
}

export function outcomeOf(answer: { ok: Intent } | { error: Refusal }): CardOutcome {
  const intent = 'ok' in answer ? answer.ok : answer.error.payment_intent;
  if (intent?.status === 'succeeded') return { transactionId: intent.id };
  const refusal = 'error' in answer ? answer.error.message : answer.ok.last_payment_error?.message;
  return { refusal: refusal ?? t('The payment was not completed. Please try again.') };
}
