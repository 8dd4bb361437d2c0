import { type DealSummary, UNTIL } from '#contract/deal-summary.ts';
import { Deadline } from './deadline.tsx';

/** The server leaves the moment to the reader's time zone. */
export function TimedSentence({ of: { text, until } }: { of: NonNullable<DealSummary['otherwise']> }) {
  const [before, after] = text.split(UNTIL, 2);
  return (
    <p className="mt-3 border-s-4 border-base-300 ps-3 text-sm text-quiet">
      {before}
      <strong className="font-semibold text-base-content">
        <Deadline at={until} />
      </strong>
      {after}
    </p>
  );
}
