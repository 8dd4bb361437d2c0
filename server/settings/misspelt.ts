/** Shorter names resemble system variables such as HOME and PATH. */
const SHORTEST = 8;

export interface Misspelt {
  name: string;
  meant: string;
}

export function misspeltSettings(given: string[], known: string[]): Misspelt[] {
  const others = given.filter((name) => !known.includes(name) && name.length >= SHORTEST - 1);
  const settings = known.filter((name) => name.length >= SHORTEST);
  return others.flatMap((name) => {
    const meant = settings.find((setting) => isNear(name.toUpperCase(), setting));
    return meant ? [{ name, meant }] : [];
  });
}

const isNear = (name: string, setting: string) => distance(name, setting) <= (setting.length < 10 ? 1 : 2);

/** Edit distance with transpositions. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
