import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listImportReviews } from '#contract/import-reviews.ts';
import { NextStep } from './next-step.tsx';
import { pluralize } from './pluralize.ts';

export function ImportReviewStep() {
  const { data: reviews } = useQuery(query(listImportReviews, {}));
  const waiting = reviews?.filter(({ decision }) => !decision).length ?? 0;
  return (
    <NextStep
      to={paths.importReviews}
      title="Imports to review"
      text="Files of new sellers with many bikes: look at the rows before they are listed."
      news={
        reviews &&
        (waiting
          ? pluralize(waiting, { one: 'import waits for you', many: 'imports wait for you' })
          : 'No import waits')
      }
      urgent={waiting > 0}
    />
  );
}
