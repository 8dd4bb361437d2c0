import { Badge } from '#client/ui/badge.tsx';
import type { ImportState } from '#contract/imports.ts';

const badges = {
  read: { tone: 'signal', text: 'Columns to be chosen' },
  checking: { tone: 'ink', text: 'Checking' },
  checked: { tone: 'signal', text: 'Waits for your go-ahead' },
  waiting: { tone: 'ink', text: 'Waiting for review' },
  refused: { tone: 'warning', text: 'Not approved' },
  importing: { tone: 'ink', text: 'Importing' },
  done: { tone: 'good', text: 'Done' },
  faulty: { tone: 'warning', text: 'Could not be read' },
} as const satisfies Record<ImportState, object>;

export function ImportStateBadge({ state }: { state: ImportState }) {
  const { tone, text } = badges[state];
  return <Badge tone={tone}>{text}</Badge>;
}
