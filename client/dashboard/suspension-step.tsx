import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listSuspensions } from '#contract/suspensions.ts';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';

export function SuspensionStep() {
  const { data: suspensions } = useQuery(query(listSuspensions, { query: {} }));
  const appeals = suspensions?.filter(({ appeal, keptAt }) => appeal && !keptAt).length ?? 0;
  return (
    <NextStep
      to={paths.suspensions}
      title="Suspensions"
      text="Who may begin nothing new, and who disagrees with it."
      news={
        suspensions && (appeals ? pluralize(appeals, { one: 'appeal waits', many: 'appeals wait' }) : 'No appeal waits')
      }
      urgent={appeals > 0}
    />
  );
}
