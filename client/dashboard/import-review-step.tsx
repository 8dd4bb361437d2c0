import { useQuery } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { listImportReviews } from '#contract/import-reviews.ts';
import { message, t } from '#language/t.ts';
import { NextStep } from './next-step.tsx';
import { pageCount } from './page-count.ts';

export function ImportReviewStep() {
  const { data: reviews } = useQuery(query(listImportReviews, {}));
  const waiting = reviews?.filter(({ decision }) => !decision).length ?? 0;
  return (
    <NextStep
      to={paths.importReviews}
      title={t('Imports to review')}
      text={t('Files of new sellers with many bikes: look at the rows before they are listed.')}
      news={
        reviews &&
        (waiting
          ? pageCount(waiting, {
              all: message('{count, plural, one {# import waits for you} other {# imports wait for you}}'),
              atLeast: message('{count, plural, other {# or more imports wait for you}}'),
            })
          : t('No import waits'))
      }
      urgent={waiting > 0}
    />
  );
}
