import { dayAndTime } from './day-and-time.ts';

/** In the reader's zone: only for pages rendered in the browser. */
export function DateTime({ of: moment }: { of: string }) {
  return (
    <time dateTime={moment} className="inline-block">
      {dayAndTime(moment)}
    </time>
  );
}
