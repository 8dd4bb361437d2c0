import { Badge } from '#client/ui/badge.tsx';
import type { RowOutcome } from '#contract/imports.ts';

export const outcomeTexts: Record<RowOutcome, string> = {
  ready: 'Ready',
  corrected: 'Corrected',
  asked: 'Asked',
  duplicate: 'Duplicate',
  refused: 'Refused',
  imported: 'Listed',
};

const tones = {
  ready: 'good',
  corrected: 'signal',
  asked: 'warning',
  duplicate: 'ink',
  refused: 'warning',
  imported: 'good',
} as const satisfies Record<RowOutcome, string>;

export function RowOutcomeBadge({ outcome }: { outcome: RowOutcome }) {
  return <Badge tone={tones[outcome]}>{outcomeTexts[outcome]}</Badge>;
}
