import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Import, RowOutcome } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { ResultDownload } from './result-download.tsx';
import { Rows } from './rows.tsx';
import { StepHeading } from './step-heading.tsx';

const OUTCOMES: RowOutcome[] = ['imported', 'asked', 'duplicate', 'refused'];

export function Done({ import: one }: { import: Import }) {
  const { imported, asked, duplicate, refused } = one.outcomes;
  return (
    <>
      <StepHeading>
        {imported
          ? t('{count, plural, one {# bike is on the market} other {# bikes are on the market}}', { count: imported })
          : t('Nothing new to list')}
      </StepHeading>
      <p className="mt-2 max-w-prose text-quiet">
        {[
          duplicate > 0 &&
            t('{count, plural, one {# row was there already.} other {# rows were there already.}}', {
              count: duplicate,
            }),
          asked > 0 &&
            t(
              '{count, plural, one {# row whose price we asked about was left out.} other {# rows whose price we asked about were left out.}}',
              { count: asked },
            ),
          refused > 0 &&
            t(
              '{count, plural, one {# row could not be listed: the result file says why, row by row.} other {# rows could not be listed: the result file says why, row by row.}}',
              { count: refused },
            ),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <Link to={paths.myProducts} className="btn btn-primary">
          {t('See My Products')}
        </Link>
        <ResultDownload import={one} />
        <Link to={paths.imports} className="btn btn-outline">
          {t('Import another file')}
        </Link>
      </div>
      <Rows import={one} outcomes={OUTCOMES} />
    </>
  );
}
