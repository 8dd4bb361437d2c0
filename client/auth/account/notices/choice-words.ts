import { NOTICE_KINDS } from '#contract/notice-preferences.ts';
import { t } from '#language/t.ts';
import type { Chosen } from './preference-row.tsx';

export const CHANNEL_NAMES = { mail: 'Letters', push: 'Push' } as const;

export function choiceInWords({ kind, channel, choice }: Chosen): string {
  const about = t(NOTICE_KINDS[kind].name).toLowerCase();
  const what = channel === 'mail' ? `Letters about ${about}` : `Push messages about ${about}`;
  return `${what} are ${choice}.`;
}
