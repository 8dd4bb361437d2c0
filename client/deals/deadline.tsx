import { DateTime } from '#client/ui/date-time.tsx';
import { useNow } from '#client/ui/now.ts';
import { timeLeft } from './time-left.ts';

export function Deadline({ at }: { at: string }) {
  const left = timeLeft(at, useNow());
  return (
    <>
      <DateTime of={at} /> <span className="whitespace-nowrap">({left ? `${left} left` : 'any moment now'})</span>
    </>
  );
}
