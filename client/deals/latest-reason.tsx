import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';

export function LatestReason({ deal: { steps, as } }: { deal: Deal }) {
  const last = steps.at(-1);
  if (!last?.reason) return;
  const by = last.by === as ? t('You') : (last.name ?? t('An admin'));
  return (
    <blockquote className="mt-3 border-s-4 border-warning ps-3 user-text wrap-anywhere">
      “{last.reason}” <cite className="text-sm text-quiet not-italic">– {by}</cite>
    </blockquote>
  );
}
