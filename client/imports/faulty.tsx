import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Import } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { StepHeading } from './step-heading.tsx';

export function Faulty({ import: { fault } }: { import: Import }) {
  return (
    <>
      <StepHeading>{t('This file could not be read')}</StepHeading>
      <p role="alert" className="mt-3 max-w-prose font-medium text-error">
        {fault}
      </p>
      <p className="mt-2 max-w-prose text-quiet">{t('Nothing was listed. Please mend the file and send it again.')}</p>
      <Link to={paths.imports} className="btn btn-primary mt-6">
        {t('Choose another file')}
      </Link>
    </>
  );
}
