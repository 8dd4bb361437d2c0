import type { Reconciliation } from '#contract/reconciliation.ts';
import { t } from '#language/t.ts';
import { accountWords } from './account-words.ts';
import { Balance } from './balance.tsx';

type Balances = Reconciliation['balances'];

/** All ledger accounts. Per currency they sum to zero. */
export function Balances({ balances }: { balances: Balances }) {
  const currencies = [...new Set(balances.map(({ currency }) => currency))];
  if (!currencies.length) return;
  return (
    <section aria-labelledby="balances">
      <h2 id="balances" className="text-2xl">
        {t('Where the money is')}
      </h2>
      <p className="mt-2 max-w-prose text-sm text-quiet">
        {t(
          'Each amount left one account and went to another. Below 0 is what came in from outside; together they have to be exactly 0.',
        )}
      </p>
      {currencies.map((currency) => (
        <InCurrency
          key={currency}
          currency={currency}
          balances={balances.filter((balance) => balance.currency === currency)}
        />
      ))}
    </section>
  );
}

function InCurrency({ currency, balances }: { currency: string; balances: Balances }) {
  const cents = balances.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0);
  return (
    <table className="mt-4 w-full max-w-3xl text-start">
      <caption className="sr-only">{t('Accounts in {currency}', { currency: currency.toUpperCase() })}</caption>
      <thead className="text-sm text-quiet">
        <tr>
          <th scope="col" className="py-2 pe-4 font-medium">
            {t('Account')}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {currency.toUpperCase()}
          </th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ account, balance }) => (
          <tr key={account} className="border-t border-base-300 align-top">
            <th scope="row" className="py-3 pe-4 font-normal">
              <AccountName account={account} />
            </th>
            <td className="py-3 text-end font-semibold">
              <Balance dollars={balance} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={`border-t-2 border-base-content font-bold ${cents ? 'text-error' : ''}`}>
          <th scope="row" className="py-3 pe-4">
            {cents ? t('Together: this is not 0, so something is wrong') : t('Together')}
          </th>
          <td className="py-3 text-end">
            <Balance dollars={cents / 100} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function AccountName({ account }: { account: string }) {
  const words = accountWords[account];
  return (
    <>
      <span className="block font-semibold">{words ? t(words.name) : account}</span>
      <span className="block text-sm text-quiet">{words && t(words.text)}</span>
    </>
  );
}
