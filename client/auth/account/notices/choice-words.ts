import { NOTICE_KINDS } from '#contract/notice-preferences.ts';
import { message, t } from '#language/t.ts';
import type { Chosen } from './preference-row.tsx';

export const CHANNEL_NAMES = { mail: message('Letters'), push: message('Push||push messages, a kind of notice') };

export function choiceInWords({ kind, channel, choice }: Chosen): string {
  const about = t(NOTICE_KINDS[kind].name).toLowerCase();
  if (channel === 'mail')
    return choice === 'on'
      ? t('Letters about {about} are on.', { about })
      : t('Letters about {about} are off.', { about });
  return choice === 'on'
    ? t('Push messages about {about} are on.', { about })
    : t('Push messages about {about} are off.', { about });
}
