export function permutationsOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, at) => permutationsOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
