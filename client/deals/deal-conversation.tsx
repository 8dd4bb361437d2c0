import { type ComponentType, lazy, Suspense } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { DealSection } from './section.tsx';

const Talk = lazy<ComponentType<{ deal: Deal }>>(() =>
  lazyImport(() => import('./deal-talk.tsx')).catch(() => ({ default: () => null })),
);

/** What the two sides say to each other; admins see none of it. */
export function DealConversation({ deal }: { deal: Deal }) {
  if (deal.as === 'admin') return;
  return (
    <DealSection title={t('Messages')}>
      <div className="min-h-40">
        <Suspense>
          <Talk deal={deal} />
        </Suspense>
      </div>
    </DealSection>
  );
}
