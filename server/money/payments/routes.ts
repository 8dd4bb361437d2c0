import * as contract from '#contract/payments.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../../context.ts';
import { unavailable } from '../../http/errors.ts';
import type { Route } from '../../http/route.ts';
import * as payments from './payments.ts';

export function paymentRoutes(route: Route, market: AppContext) {
  route(contract.createPaymentIntent, async ({ viewer, body }) => {
    const { bookingId, resalePrice: priceCents } = body;
    return { clientSecret: await payments.preparePayment(market, viewer, { bookingId, priceCents }) };
  });
  route(contract.recordPayment, async ({ viewer, body }) => {
    const payment = await payments.recordPayment(market, viewer, body);
    if (!payment) throw unavailable('unexpected', t('The payment could not be recorded yet. Please try again.'));
    return { acknowledged: true, insertedId: payment.id, status: payment.status };
  });
}

/** Raw body: the signature covers its exact bytes. */
export function cardEventRoutes(route: Route, market: AppContext) {
  route(contract.receiveCardEvent, async ({ request }) => {
    const signature = String(request.headers['stripe-signature'] ?? '');
    await payments.receiveCardEvent(market, request.body as Buffer, signature);
    return { received: true };
  });
}
