import type { Account, Capability } from './account-view.ts';
import { PLATFORM_COUNTRY } from './countries.ts';
import type { Params } from './form-decoding.ts';
import { allowOnly, choice, group } from './params.ts';
import { invalid } from './refusals.ts';

type Agreement = Account['service_agreement'];

export function agreementIn(params: Params): Agreement {
  const accepted = group(params, 'tos_acceptance') ?? {};
  allowOnly(accepted, ['service_agreement'], 'tos_acceptance');
  return choice(accepted, 'service_agreement', ['full', 'recipient']) ?? 'full';
}

/** An account with `transfers` alone has to be abroad, under the recipient agreement. */
export function demandAllowed(agreement: Agreement, country: string, capabilities: Capability[]) {
  const has = (name: Capability) => capabilities.includes(name);
  const home = PLATFORM_COUNTRY;
  if (agreement === 'recipient' && country === home)
    throw invalid(
      `The recipient ToS agreement is not supported for platforms in ${home} creating accounts in ${country}. See https://stripe.com/docs/connect/cross-border-payouts for more details.`,
      { param: 'tos_acceptance[service_agreement]' },
    );
  if (agreement === 'recipient' && has('card_payments'))
    throw invalid('Accounts under the recipient service agreement cannot request the `card_payments` capability.', {
      param: 'capabilities',
    });
  if (agreement === 'full' && has('transfers') && !has('card_payments'))
    throw invalid(
      'Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.',
    );
}
