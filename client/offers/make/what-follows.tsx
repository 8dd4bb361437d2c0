import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { readConfig } from '#contract/config.ts';

/** What an offer means, before it is sent. */
export function WhatFollows({ left }: { left: number }) {
  const { data: config } = useQuery(query(readConfig, {}));
  if (!config) return;
  const { answerHours } = config.offers;
  const { payHours } = config.deals;
  return (
    <ul className="grid list-disc gap-1 rounded-field bg-base-200 py-3 pr-4 pl-8 text-sm">
      <li>The seller has {hours(answerHours)} to accept, decline or answer with another amount.</li>
      <li>
        An offer binds: once accepted, the bike is held for you at that price, and you have {hours(payHours)} to pay.
      </li>
      <li>Until then you can take it back, and anybody can still book the bike at its price.</li>
      {left <= 2 && <li>{left === 1 ? 'This is your last offer' : `You have ${left} offers left`} on this bike.</li>}
    </ul>
  );
}

const hours = (count: number) => (count === 1 ? 'an hour' : `${count} hours`);
