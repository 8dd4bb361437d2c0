import { askingPage, decidedPage, unknownPage } from './bank-page.ts';
import { NO_REQUEST, type Place } from './calls.ts';
import type { Db, Sql } from './database.ts';
import { decodeForm, type Params } from './form-decoding.ts';
import { sameText } from './keys.ts';
import type { Page } from './page.ts';
import { choice, required } from './params.ts';
import { concludeAuthentication } from './payment-attempts.ts';
import { findIntent } from './payment-intent-queries.ts';
import { bankPageUrl, type PaymentIntent } from './payment-intent-view.ts';
import { paymentMethod } from './payment-methods.ts';

const NOT_KNOWN: Page = { status: 404, html: unknownPage() };

export async function showBankPage(db: Db, place: Place, id: string, query: string): Promise<Page> {
  const params = decodeForm(query);
  const intent = await intentOfBuyer(db, id, params);
  if (!intent) return NOT_KNOWN;
  const asking = intent.status === 'requires_action' && intent.payment_method === params.payment_method;
  return { status: 200, html: asking ? askingPage(intent) : decidedPage(intent, place) };
}

/** Redirects to the same address after the decision, so that a reload repeats nothing. */
export async function decideAtBank(sql: Sql, place: Place, id: string, form: string): Promise<Page> {
  const params = decodeForm(form);
  const confirmed = choice(params, 'outcome', ['complete', 'fail']) === 'complete';
  const methodId = required(params, 'payment_method');
  const intent = await intentOfBuyer(sql, id, params);
  if (!intent) return NOT_KNOWN;
  await sql.begin(async (db) => {
    const method = await paymentMethod(db, methodId, 'payment_method');
    await concludeAuthentication(db, { caller: 'publishable', place, request: NO_REQUEST }, intent, {
      method,
      confirmed,
    });
  });
  return { status: 303, html: '', location: bankPageUrl(place.origin, { ...intent, payment_method: methodId }) };
}

async function intentOfBuyer(db: Db, id: string, params: Params): Promise<PaymentIntent | undefined> {
  const intent = await findIntent(db, id);
  return intent && sameText(required(params, 'client_secret'), intent.client_secret) ? intent : undefined;
}
