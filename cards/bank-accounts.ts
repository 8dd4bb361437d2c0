import { createHash, randomInt } from 'node:crypto';

const HINT = 4;
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export const firstNumber = (account: string) =>
  `000${String(Number.parseInt(digest(account).slice(0, 8), 16) % 1_000_000_000).padStart(9, '0')}`;

export const anotherNumber = () => `000${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

export const lastDigits = (number: string) => number.slice(-HINT);

/** The same number has the same fingerprint, on each account. */
export function bankAccountsView(account: string, number: string | null) {
  const bank = number && {
    id: `ba_${digest(`${account}:${number}`).slice(0, 24)}`,
    object: 'bank_account',
    account,
    bank_name: 'TEST BANK',
    country: 'US',
    currency: 'usd',
    default_for_currency: true,
    fingerprint: digest(number).slice(0, 16),
    last4: lastDigits(number),
    routing_number: '110000000',
    status: 'new',
  };
  return {
    object: 'list',
    data: bank ? [bank] : [],
    has_more: false,
    total_count: bank ? 1 : 0,
    url: `/v1/accounts/${account}/external_accounts`,
  };
}
