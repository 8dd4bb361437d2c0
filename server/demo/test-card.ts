import { z } from 'zod';
import type { Config } from '#contract/config.ts';

const CARD = { number: '4242424242424242', exp_month: '12', exp_year: '2034', cvc: '123' };
const Named = z.object({ id: z.string() });

/** Pays an intent at the local card provider with a test card, as a browser would. Returns its id. */
export async function payByTestCard({ cards }: Config, clientSecret: string): Promise<string> {
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${cards.origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cards.publishableKey}` },
      body: new URLSearchParams(form),
    });
    if (!answer.ok) throw new Error(`The card provider answered ${answer.status} to ${path}`);
    return Named.parse(await answer.json()).id;
  };
  const card = Object.fromEntries(Object.entries(CARD).map(([name, value]) => [`card[${name}]`, value]));
  const method = await post('/v1/payment_methods', { type: 'card', ...card });
  const [intent] = clientSecret.split('_secret_');
  return post(`/v1/payment_intents/${intent}/confirm`, { client_secret: clientSecret, payment_method: method });
}
