import { Badge } from '#client/ui/badge.tsx';
import type { ImportState } from '#contract/imports.ts';
import { message, t } from '#language/t.ts';

const badges = {
  read: { tone: 'signal', text: message('Columns to be chosen') },
  checking: { tone: 'ink', text: message('Checking||state of an import') },
  checked: { tone: 'signal', text: message('Waits for your go-ahead') },
  waiting: { tone: 'ink', text: message('Waiting for review') },
  refused: { tone: 'warning', text: message('Not approved') },
  importing: { tone: 'ink', text: message('Importing||state of an import') },
  done: { tone: 'good', text: message('Done||state of an import') },
  faulty: { tone: 'warning', text: message('Could not be read') },
} as const satisfies Record<ImportState, object>;

export function ImportStateBadge({ state }: { state: ImportState }) {
  const { tone, text } = badges[state];
  return <Badge tone={tone}>{t(text)}</Badge>;
}
