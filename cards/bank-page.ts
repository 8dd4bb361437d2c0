import type { Place } from './calls.ts';
import { moneyText } from './money.ts';
import { escaped, page } from './page.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import { outcomeUrl } from './return-urls.ts';

export function askingPage(intent: PaymentIntent): string {
  return page(
    'Confirm this payment with your bank',
    `<p class="amount">${escaped(moneyText(intent.amount, intent.currency))}</p>
<p>${escaped(intent.description ?? 'Card payment')}</p>
<form method="post" action="/3ds/${escaped(intent.id)}">
<input type="hidden" name="client_secret" value="${escaped(intent.client_secret)}">
<input type="hidden" name="payment_method" value="${escaped(intent.payment_method ?? '')}">
<button name="outcome" value="complete">Complete</button>
<button name="outcome" value="fail">Fail</button>
</form>
<p>Test mode: no money moves. Choose how the bank answers.</p>`,
  );
}

export function decidedPage(intent: PaymentIntent, { allowedOrigins }: Place): string {
  const back = intent.return_url && outcomeUrl(intent.return_url, intent);
  return page(
    intent.status === 'succeeded' ? 'Payment confirmed' : 'Payment not confirmed',
    back ? `<p><a href="${escaped(back)}">Back to the shop</a></p>` : '<p>You can go back to the shop now.</p>',
    `data-intent="${escaped(intent.id)}" data-origins="${escaped(JSON.stringify(allowedOrigins))}" data-back="${escaped(back ?? '')}"`,
  );
}

export function unknownPage(): string {
  return page('This payment is not known', '<p>Please go back to the shop and start the payment again.</p>');
}
