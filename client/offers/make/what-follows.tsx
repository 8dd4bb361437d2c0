import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { readConfig } from '#contract/config.ts';
import { t } from '#language/t.ts';

/** What an offer means, before it is sent. */
export function WhatFollows({ left }: { left: number }) {
  const { data: config } = useQuery(query(readConfig, {}));
  if (!config) return;
  const { answerHours } = config.offers;
  const { payHours } = config.deals;
  return (
    <ul className="grid list-disc gap-1 rounded-field bg-base-200 py-3 pe-4 ps-8 text-sm">
      <li>
        {t(
          'The seller has {hours, plural, one {an hour} other {# hours}} to accept, decline or answer with another amount.',
          { hours: answerHours },
        )}
      </li>
      <li>
        {t(
          'An offer binds: once accepted, the bike is held for you at that price, and you have {hours, plural, one {an hour} other {# hours}} to pay.',
          { hours: payHours },
        )}
      </li>
      <li>{t('Until then you can take it back, and anybody can still book the bike at its price.')}</li>
      {left <= 2 && (
        <li>
          {t(
            '{left, plural, one {This is your last offer on this bike.} other {You have # offers left on this bike.}}',
            { left },
          )}
        </li>
      )}
    </ul>
  );
}
