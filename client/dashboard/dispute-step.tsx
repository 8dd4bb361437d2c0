import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listDisputes } from '#contract/deals.ts';
import { message, t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';

export function DisputeStep() {
  const { data: disputes } = useQuery(query(listDisputes, {}));
  const waiting = disputes?.filter(({ status }) => status === 'disputed').length ?? 0;
  return (
    <NextStep
      to={paths.disputes}
      title={t('Disputes')}
      text={t('Deals in which something went wrong: read what both say, and decide who gets the money.')}
      news={
        disputes &&
        (waiting
          ? pageCount(waiting, {
              all: message('{count, plural, one {# dispute waits for you} other {# disputes wait for you}}'),
              atLeast: message('{count, plural, other {# or more disputes wait for you}}'),
            })
          : t('Nothing to decide'))
      }
      urgent={waiting > 0}
    />
  );
}
