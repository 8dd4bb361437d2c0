const WORDS_OF_SHINGLE = 2;
const FEWEST_SHINGLES = 12;
const HASHES = 72;
/** Of two texts that share half of their shingles, 96 in 100 share a band; of two that share a tenth, 2. */
const ROWS_OF_BAND = 3;

interface Text {
  name: string;
  description: string;
}

/**
 * Pairs of words, without figures and the title, with which descriptions that an import makes begin. Empty: too short to
 * tell who wrote it.
 */
export function shinglesOf({ name, description }: Text): Set<string> {
  const words =
    description
      .replace(name, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.filter((word) => !/\p{N}/u.test(word)) ?? [];
  const shingles = new Set<string>();
  for (let at = 0; at + WORDS_OF_SHINGLE <= words.length; at++)
    shingles.add(words.slice(at, at + WORDS_OF_SHINGLE).join(' '));
  return shingles.size < FEWEST_SHINGLES ? new Set() : shingles;
}

/** Jaccard index, 0 to 1. */
export function similarity(one: Set<string>, other: Set<string>): number {
  if (!one.size || !other.size) return 0;
  const both = [...one].filter((shingle) => other.has(shingle)).length;
  return both / (one.size + other.size - both);
}

/** Locality-sensitive hashes: similar texts share one. 32-bit integers, the number of the band included. */
export function bandsOf(shingles: Set<string>): number[] {
  if (!shingles.size) return [];
  const least = new Array<number>(HASHES).fill(0xffffffff);
  for (const shingle of shingles) {
    const hash = fnv(shingle);
    for (let at = 0; at < HASHES; at++) least[at] = Math.min(least[at] as number, mix(hash, at));
  }
  return Array.from(
    { length: HASHES / ROWS_OF_BAND },
    (_, band) =>
      least.slice(band * ROWS_OF_BAND, (band + 1) * ROWS_OF_BAND).reduce((all, one) => mix(all ^ one, band), band) | 0,
  );
}

function fnv(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Of MurmurHash3. */
function mix(hash: number, seed: number) {
  let mixed = hash ^ Math.imul(seed + 1, 0x9e3779b9);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
