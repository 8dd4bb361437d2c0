import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Import } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { COLUMNS_AGAIN } from './step-address.ts';
import { StepHeading } from './step-heading.tsx';

export function NotApproved({ import: { refusal } }: { import: Import }) {
  return (
    <>
      <StepHeading>{t('This import was not approved')}</StepHeading>
      <p className="mt-2 max-w-prose text-quiet">{t('Nothing was listed. The reason:')}</p>
      <blockquote className="mt-2 max-w-prose border-s-4 border-warning ps-3 wrap-anywhere user-text">
        {refusal}
      </blockquote>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.imports} className="btn btn-primary">
          {t('Send another file')}
        </Link>
        <Link to={COLUMNS_AGAIN} preventScrollReset className="btn btn-outline">
          {t('Change the columns')}
        </Link>
      </div>
    </>
  );
}
