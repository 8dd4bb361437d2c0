import { type ComponentType, lazy, Suspense } from 'react';
import { call } from '#client/api/call.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { attachInspection, type Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import type { AttachedInspectionsProps } from './attached-inspections.tsx';
import { DealSection } from './section.tsx';
import { useStep } from './step.ts';

const Inspections = lazy<ComponentType<AttachedInspectionsProps>>(() =>
  lazyImport(() => import('./attached-inspections.tsx')).catch(() => ({ default: () => null })),
);

/** The bike as one of the two sides has seen it; admins read it in a dispute. */
export function DealInspections({ deal }: { deal: Deal }) {
  const step = useStep({
    take: () => call(attachInspection, { params: { id: deal._id } }),
    done: t('Your inspection is attached'),
  });
  if (deal.inspections.length === 0 && !deal.may.includes('attach-inspection')) return;
  return (
    <DealSection title={t('Inspection')}>
      <div className="min-h-11">
        <Suspense>
          <Inspections deal={deal} busy={step.isPending} fault={step.fault} onAttach={() => step.mutate()} />
        </Suspense>
      </div>
    </DealSection>
  );
}
