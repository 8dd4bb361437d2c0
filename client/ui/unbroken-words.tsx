const LONGEST = 14;

/** A name of any direction. Keeps `FZ-S` on one line; it breaks at the hyphen only when too long. */
export function UnbrokenWords({ children }: { children: string }) {
  return <bdi>{partsOf(children)}</bdi>;
}

const partsOf = (words: string) =>
  words.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word's place is all that tells it from the same word elsewhere
      <span key={`${at} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
