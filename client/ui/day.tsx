import { dayInWords } from './day-in-words.ts';

export function Day({ of: moment }: { of: string }) {
  return (
    <time dateTime={moment} title={moment} className="inline-block">
      {dayInWords(moment)}
    </time>
  );
}
