import { DateTime } from '#client/ui/date-time.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { DealSection } from './section.tsx';

/** Newest first. */
export function Timeline({ deal: { steps } }: { deal: Deal }) {
  return (
    <DealSection title={t('What has happened')}>
      <ol reversed className="grid gap-3">
        {steps.toReversed().map((step) => (
          <li key={step._id} className="border-s-2 border-base-300 ps-3 wrap-anywhere">
            <p>{step.sentence}</p>
            {step.reason && <p className="user-text">“{step.reason}”</p>}
            <p className="text-sm text-quiet">
              <DateTime of={step.at} />
            </p>
          </li>
        ))}
      </ol>
    </DealSection>
  );
}
