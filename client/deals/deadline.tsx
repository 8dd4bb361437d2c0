import { DateTime } from '#client/ui/date-time.tsx';
import { useNow } from '#client/ui/now.ts';
import { t } from '#language/t.ts';
import { timeLeft } from './time-left.ts';

export function Deadline({ at }: { at: string }) {
  const left = timeLeft(at, useNow());
  return (
    <>
      <DateTime of={at} />{' '}
      <span className="whitespace-nowrap">({left ? t('{time} left', { time: left }) : t('any moment now')})</span>
    </>
  );
}
