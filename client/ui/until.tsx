import { useNow } from './now.ts';
import { untilInWords } from './until-in-words.ts';

/** A future time, as short as possible. Only for pages rendered in the browser. */
export function Until({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="whitespace-nowrap">
      {untilInWords(moment, useNow())}
    </time>
  );
}
