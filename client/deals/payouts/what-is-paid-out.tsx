import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { Price } from '#client/ui/price.tsx';
import { rich } from '#client/ui/rich.ts';
import { readConfig } from '#contract/config.ts';
import type { PayoutAccount } from '#contract/payouts.ts';
import { t } from '#language/t.ts';
import { WaitingPayouts } from './waiting-payouts.tsx';

export function WhatIsPaidOut({ account }: { account: PayoutAccount }) {
  const { status, waiting, feePercent, bank, payouts } = account;
  const { data: config } = useQuery(query(readConfig, {}));
  const hours = config?.deals.complaintHours;
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <Entry name={t('Waiting for you')} what={<Price dollars={waiting} />}>
          {waitingFor(status, waiting)}
        </Entry>
        <Entry name={t('What Kickstand keeps')} what={t('{percent, number} %', { percent: feePercent })}>
          {t(
            feePercent > 0 ? 'Of what you get for a bike; of a refund nothing.' : 'Nothing: the whole price is yours.',
          )}
        </Entry>
        <Entry
          name={t('When you are paid')}
          what={hours === undefined ? '…' : t('{count, plural, one {# hour} other {# hours}}', { count: hours })}
        >
          {rich(
            'After the keys changed hands, or sooner when the buyer says that all is well. See <link>My Buyers</link>.',
            {
              link: (words) => (
                <Link to={paths.myBuyers} className="text-link">
                  {words}
                </Link>
              ),
            },
          )}
        </Entry>
        {bank && (
          <Entry name={t('Your bank account')} what={`···· ${bank.last4}`}>
            {rich('{bank}, set up on <day></day>. Not yours? Change your password, then your account here.', {
              bank: bank.name,
              day: () => <Day of={bank.since} />,
            })}
          </Entry>
        )}
      </dl>
      {payouts.length > 0 && <WaitingPayouts payouts={payouts} />}
    </div>
  );
}

function waitingFor(status: PayoutAccount['status'], waiting: number) {
  if (!waiting) return t('No payout is on its way right now.');
  return t(status === 'active' ? 'See below when it leaves.' : 'It is sent as soon as your account is ready.');
}

function Entry({ name, what, children }: { name: string; what: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t-2 border-base-content pt-3">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd>
        <span className="block font-heading text-3xl font-extrabold wrap-anywhere">{what}</span>
        <span className="mt-1 block text-sm text-quiet">{children}</span>
      </dd>
    </div>
  );
}
