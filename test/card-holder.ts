import type { Config } from '#contract/config.ts';

/** Uses a test card at the local provider as the browser's card form does: straight to the provider, publishable key only. */
export function cardHolder({ cards }: Config) {
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(`${cards.origin}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cards.publishableKey}` },
      body: new URLSearchParams(form),
    });
    return (await answer.json()) as { id: string; status?: string; error?: { code: string; message: string } };
  };
  return {
    async pay(clientSecret: string, number = '4242424242424242') {
      const method = await post('payment_methods', {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '2034',
        'card[cvc]': '123',
      });
      const [intent] = clientSecret.split('_secret_');
      return post(`payment_intents/${intent}/confirm`, { client_secret: clientSecret, payment_method: method.id });
    },
  };
}
