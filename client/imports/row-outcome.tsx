import { Badge } from '#client/ui/badge.tsx';
import type { RowOutcome } from '#contract/imports.ts';
import { type Message, message, t } from '#language/t.ts';

export const outcomeTexts: Record<RowOutcome, Message> = {
  ready: message('Ready||row of an import'),
  corrected: message('Corrected||row of an import'),
  asked: message('Asked||row of an import'),
  duplicate: message('Duplicate||row of an import'),
  refused: message('Refused||row of an import'),
  imported: message('Listed||row of an import'),
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
  return <Badge tone={tones[outcome]}>{t(outcomeTexts[outcome])}</Badge>;
}
