import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listSuspensions } from '#contract/suspensions.ts';
import { message, t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';

export function SuspensionStep() {
  const { data: suspensions } = useQuery(query(listSuspensions, { query: {} }));
  const appeals = suspensions?.filter(({ appeal, keptAt }) => appeal && !keptAt).length ?? 0;
  return (
    <NextStep
      to={paths.suspensions}
      title={t('Suspensions')}
      text={t('Who may begin nothing new, and who disagrees with it.')}
      news={
        suspensions &&
        (appeals
          ? pageCount(appeals, {
              all: message('{count, plural, one {# appeal waits} other {# appeals wait}}'),
              atLeast: message('{count, plural, other {# or more appeals wait}}'),
            })
          : t('No appeal waits'))
      }
      urgent={appeals > 0}
    />
  );
}
