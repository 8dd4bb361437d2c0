import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import type { Import, RowOutcome } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { AskedRows } from './asked-rows.tsx';
import { Rows } from './rows.tsx';
import { RunDialog } from './run-dialog.tsx';
import { COLUMNS_AGAIN } from './step-address.ts';
import { StepHeading } from './step-heading.tsx';

const OUTCOMES: RowOutcome[] = ['ready', 'corrected', 'asked', 'duplicate', 'refused'];

/** After the dry run: a preview and the confirmation. */
export function CheckedRows({ import: one }: { import: Import }) {
  const [isOpen, setOpen] = useState(false);
  const listed = one.outcomes.ready + one.outcomes.corrected;
  return (
    <>
      <StepHeading>
        {listed
          ? t(
              '{bikes, plural, one {# bike} other {# bikes}} of {rows, plural, one {# row} other {# rows}} can be listed',
              { bikes: listed, rows: one.rows },
            )
          : nothingYet(one)}
      </StepHeading>
      <p className="mt-2 max-w-prose text-quiet">
        {listed ? t('Look them over: nothing is on the market yet.') : whatToDo(one)}
      </p>
      {listed > 0 && one.mapping.img === undefined && (
        <p className="mt-3 max-w-prose border-s-4 border-warning ps-3">
          {rich(
            'These bikes have no photos, so they come after all others. Add a column with the web addresses of their pictures to your file, or add photos to each bike afterwards: press Edit under <products>My Products</products>.',
            {
              products: (words) => (
                <Link to={paths.myProducts} className="text-link">
                  {words}
                </Link>
              ),
            },
          )}
        </p>
      )}
      <AskedRows import={one} />
      <div className="mt-5 flex flex-wrap gap-3">
        {listed > 0 && (
          <button type="button" onClick={() => setOpen(true)} className="btn btn-primary">
            {t('{count, plural, one {Import # bike} other {Import # bikes}}', { count: listed })}
          </button>
        )}
        <Link to={COLUMNS_AGAIN} preventScrollReset className="btn btn-outline">
          {t('Change the columns')}
        </Link>
      </div>
      <Rows import={one} outcomes={OUTCOMES} />
      {isOpen && <RunDialog import={one} onClose={() => setOpen(false)} />}
    </>
  );
}

const nothingYet = ({ outcomes: { asked } }: Import) =>
  asked
    ? t('{count, plural, one {# row waits for your answer} other {# rows wait for your answer}}', { count: asked })
    : t('There is nothing to import');

function whatToDo({ outcomes: { asked, duplicate, refused } }: Import) {
  if (asked) return t('Nothing can be listed until you say that a price is right.');
  if (!refused && !duplicate) return t('The file has no rows below its headings.');
  if (!refused) return t('Every bike of this file is on the market already.');
  return t(
    'Read below what is wrong with the rows. If it is the same with all of them, a column is probably read as something else: change the columns. Otherwise mend the file and send it again.',
  );
}
