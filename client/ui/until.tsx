import { useNow } from './now.ts';
import { untilInWords } from './until-in-words.ts';

/** A moment to come, as short as it can be said. Only for pages that are drawn in the browser. */
export function Until({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="whitespace-nowrap">
      {untilInWords(moment, useNow())}
    </time>
  );
}
