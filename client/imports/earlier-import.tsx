import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { DateTime } from '#client/ui/date-time.tsx';
import type { Import } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { ImportStateBadge } from './import-state.tsx';
import { isRunning } from './watch.ts';

interface EarlierImportProps {
  import: Import;
  onForget(): void;
}

export function EarlierImport({ import: one, onForget }: EarlierImportProps) {
  return (
    <li
      tabIndex={-1}
      className="flex items-start justify-between gap-x-3 rounded-box border border-base-300 bg-base-100 px-4 py-3"
    >
      <div className="min-w-0 grow">
        <h3 className="text-lg wrap-anywhere">
          <Link to={paths.import(one._id)} className="hover:underline">
            {one.fileName}
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          <ImportStateBadge state={one.state} />
          <span>{counts(one)}</span>
          <DateTime of={one.startedAt} />
        </p>
      </div>
      {!isRunning(one.state) && (
        <button
          type="button"
          onClick={onForget}
          aria-label={t('Forget {file}', { file: one.fileName })}
          className="btn btn-ghost btn-sm -me-2"
        >
          {t('Forget')}
        </button>
      )}
    </li>
  );
}

function counts({ state, rows, outcomes }: Import) {
  if (state === 'done')
    return t('{bikes, plural, one {# bike} other {# bikes}} of {rows, plural, one {# row} other {# rows}} listed', {
      bikes: outcomes.imported,
      rows,
    });
  if (state === 'checked')
    return t(
      '{bikes, plural, one {# bike} other {# bikes}} of {rows, plural, one {# row} other {# rows}} can be listed',
      { bikes: outcomes.ready + outcomes.corrected, rows },
    );
  return t('{count, plural, one {# row} other {# rows}}', { count: rows });
}
