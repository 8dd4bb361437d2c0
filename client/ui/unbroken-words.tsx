const LONGEST = 14;

/** `FZ-S` stays on its line; only what is too long for that may break at its hyphen. */
export function UnbrokenWords({ children }: { children: string }) {
  return children.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word's place is all that tells it from the same word elsewhere
      <span key={`${at} ${part}`} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
