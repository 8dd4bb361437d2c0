import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listDisputes } from '#contract/deals.ts';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';

export function DisputeStep() {
  const { data: disputes } = useQuery(query(listDisputes, {}));
  const waiting = disputes?.filter(({ status }) => status === 'disputed').length ?? 0;
  return (
    <NextStep
      to={paths.disputes}
      title="Disputes"
      text="Deals in which something went wrong: read what both say, and decide who gets the money."
      news={
        disputes &&
        (waiting
          ? pluralize(waiting, { one: 'dispute waits for you', many: 'disputes wait for you' })
          : 'Nothing to decide')
      }
      urgent={waiting > 0}
    />
  );
}
