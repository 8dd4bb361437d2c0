import type { Import } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { Rows } from './rows.tsx';
import { StepHeading } from './step-heading.tsx';

/** Only an admin can continue. */
export function Waiting({ import: one }: { import: Import }) {
  const { ready, corrected } = one.outcomes;
  return (
    <>
      <StepHeading>{t('Waiting for review')}</StepHeading>
      <p className="mt-2 max-w-prose text-quiet">
        {t(
          '{count, plural, one {# bike} other {# bikes}} are more than you may list by yourself yet, so one of us looks at them first. Nothing is on the market until then. We send you a mail as soon as it is decided: you need not wait here.',
          { count: ready + corrected },
        )}
      </p>
      <Rows import={one} outcomes={['ready', 'corrected', 'duplicate', 'refused']} />
    </>
  );
}
