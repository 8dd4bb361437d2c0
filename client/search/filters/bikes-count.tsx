import type { Count } from '#contract/search.ts';
import { bikeCount, inFigures } from '../bike-count.ts';

/** An estimate reads `~1,200`. */
export const shortCount = (count: Count) => `${count.about ? '~' : ''}${inFigures(count)}`;

export function BikesCount({ id, of: count }: { id: string; of: Count }) {
  return (
    <span
      id={id}
      className="shrink-0 text-sm text-quiet tabular-nums transition-opacity group-aria-busy/panel:opacity-50"
    >
      <span aria-hidden="true">{shortCount(count)}</span>
      <span className="sr-only">{bikeCount(count)}</span>
    </span>
  );
}
