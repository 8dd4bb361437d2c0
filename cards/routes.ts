import { createAccountLink } from './account-links.ts';
import { createAccount, retrieveAccount } from './accounts.ts';
import { retrieveBalance } from './balance.ts';
import { listBalanceTransactions, retrieveBalanceTransaction } from './balance-transactions.ts';
import type { Caller, Verb } from './calls.ts';
import { cancelPaymentIntent } from './cancellations.ts';
import { listCharges, retrieveCharge } from './charges.ts';
import { confirmPaymentIntent } from './confirmations.ts';
import { closeDispute, listDisputes, retrieveDispute, updateDispute } from './disputes.ts';
import { listEvents, retrieveEvent } from './events.ts';
import {
  createPaymentIntent,
  listPaymentIntents,
  retrievePaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts';
import { createPaymentMethod, retrievePaymentMethod } from './payment-methods.ts';
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts';
import { listReversals, reverseTransfer } from './transfer-reversals.ts';
import { createTransfer, listTransfers, retrieveTransfer } from './transfers.ts';

interface Route {
  method: 'GET' | 'POST';
  /** `:id` stands for an object's id. */
  path: string;
  /** `publishable`: with either key. */
  key: Caller;
  verb: Verb;
}

const ROUTES: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', key: 'secret', verb: createPaymentIntent },
  { method: 'GET', path: '/v1/payment_intents', key: 'secret', verb: listPaymentIntents },
  { method: 'GET', path: '/v1/payment_intents/:id', key: 'publishable', verb: retrievePaymentIntent },
  { method: 'POST', path: '/v1/payment_intents/:id', key: 'secret', verb: updatePaymentIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', key: 'publishable', verb: confirmPaymentIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', key: 'secret', verb: cancelPaymentIntent },
  { method: 'POST', path: '/v1/payment_methods', key: 'publishable', verb: createPaymentMethod },
  { method: 'GET', path: '/v1/payment_methods/:id', key: 'secret', verb: retrievePaymentMethod },
  { method: 'POST', path: '/v1/refunds', key: 'secret', verb: createRefund },
  { method: 'GET', path: '/v1/refunds', key: 'secret', verb: listRefunds },
  { method: 'GET', path: '/v1/refunds/:id', key: 'secret', verb: retrieveRefund },
  { method: 'GET', path: '/v1/charges', key: 'secret', verb: listCharges },
  { method: 'GET', path: '/v1/charges/:id', key: 'secret', verb: retrieveCharge },
  { method: 'GET', path: '/v1/disputes', key: 'secret', verb: listDisputes },
  { method: 'GET', path: '/v1/disputes/:id', key: 'secret', verb: retrieveDispute },
  { method: 'POST', path: '/v1/disputes/:id', key: 'secret', verb: updateDispute },
  { method: 'POST', path: '/v1/disputes/:id/close', key: 'secret', verb: closeDispute },
  { method: 'POST', path: '/v1/accounts', key: 'secret', verb: createAccount },
  { method: 'GET', path: '/v1/accounts/:id', key: 'secret', verb: retrieveAccount },
  { method: 'POST', path: '/v1/account_links', key: 'secret', verb: createAccountLink },
  { method: 'POST', path: '/v1/transfers', key: 'secret', verb: createTransfer },
  { method: 'GET', path: '/v1/transfers', key: 'secret', verb: listTransfers },
  { method: 'GET', path: '/v1/transfers/:id', key: 'secret', verb: retrieveTransfer },
  { method: 'POST', path: '/v1/transfers/:id/reversals', key: 'secret', verb: reverseTransfer },
  { method: 'GET', path: '/v1/transfers/:id/reversals', key: 'secret', verb: listReversals },
  { method: 'GET', path: '/v1/balance', key: 'secret', verb: retrieveBalance },
  { method: 'GET', path: '/v1/balance_transactions', key: 'secret', verb: listBalanceTransactions },
  { method: 'GET', path: '/v1/balance_transactions/:id', key: 'secret', verb: retrieveBalanceTransaction },
  { method: 'GET', path: '/v1/events', key: 'secret', verb: listEvents },
  { method: 'GET', path: '/v1/events/:id', key: 'secret', verb: retrieveEvent },
];

const patterns = ROUTES.map((route) => ({
  ...route,
  pattern: new RegExp(`^${route.path.replace(':id', '(?<id>\\w{1,255})')}$`),
}));

export function routeOf(method: string | undefined, path: string): (Route & { id: string }) | undefined {
  for (const { pattern, ...route } of patterns) {
    const match = route.method === method && pattern.exec(path);
    if (match) return { ...route, id: match.groups?.id ?? '' };
  }
  return undefined;
}
