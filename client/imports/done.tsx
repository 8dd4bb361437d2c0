import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Import, RowOutcome } from '#contract/imports.ts';
import { bikes, rows } from './counted.ts';
import { ResultDownload } from './result-download.tsx';
import { Rows } from './rows.tsx';
import { StepHeading } from './step-heading.tsx';

const OUTCOMES: RowOutcome[] = ['imported', 'asked', 'duplicate', 'refused'];

export function Done({ import: one }: { import: Import }) {
  const { imported, asked, duplicate, refused } = one.outcomes;
  return (
    <>
      <StepHeading>
        {imported ? `${bikes(imported)} ${imported === 1 ? 'is' : 'are'} on the market` : 'Nothing new to list'}
      </StepHeading>
      <p className="mt-2 max-w-prose text-quiet">
        {duplicate > 0 && `${rows(duplicate)} ${duplicate === 1 ? 'was' : 'were'} there already. `}
        {asked > 0 && `${rows(asked)} whose price we asked about ${asked === 1 ? 'was' : 'were'} left out. `}
        {refused > 0 && `${rows(refused)} could not be listed: the result file says why, row by row.`}
      </p>
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <Link to={paths.myProducts} className="btn btn-primary">
          See My Products
        </Link>
        <ResultDownload import={one} />
        <Link to={paths.imports} className="btn btn-outline">
          Import another file
        </Link>
      </div>
      <Rows import={one} outcomes={OUTCOMES} />
    </>
  );
}
