import { bankAccountsView } from './bank-accounts.ts';
import type { Metadata } from './metadata.ts';
import { seconds } from './payment-intent-view.ts';

export const CAPABILITIES = ['transfers', 'card_payments'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface Account {
  id: string;
  type: 'express' | 'none';
  country: string;
  email: string | null;
  business_type: string | null;
  /** Requested capabilities; active once the details are submitted. */
  capabilities: Capability[];
  details_submitted: boolean;
  bank_number: string | null;
  service_agreement: 'full' | 'recipient';
  metadata: Metadata;
  created_at: Date;
}

export const mayReceive = (account: Account) => account.details_submitted && account.capabilities.includes('transfers');

export function accountView(account: Account) {
  const { details_submitted } = account;
  const due = details_submitted ? [] : ['external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];
  const status = details_submitted ? 'active' : 'inactive';
  return {
    id: account.id,
    object: 'account',
    type: account.type,
    business_type: account.business_type,
    capabilities: Object.fromEntries(account.capabilities.map((name) => [name, status])),
    charges_enabled: details_submitted && account.capabilities.includes('card_payments'),
    controller: { type: 'application', is_controller: true, stripe_dashboard: { type: 'express' } },
    country: account.country,
    created: seconds(account.created_at),
    default_currency: 'usd',
    details_submitted,
    email: account.email,
    external_accounts: bankAccountsView(account.id, account.bank_number),
    metadata: account.metadata,
    payouts_enabled: details_submitted,
    tos_acceptance: { service_agreement: account.service_agreement },
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: due,
      disabled_reason: details_submitted ? null : 'requirements.past_due',
      errors: [],
      eventually_due: due,
      past_due: due,
      pending_verification: [],
    },
  };
}
