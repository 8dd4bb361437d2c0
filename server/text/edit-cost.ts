/** Letters that sound alike across languages. */
const ALIKE = ['ckqx', 'gjz', 'szx', 'vwbu', 'eiy', 'fpv', 'dt', 'mn', 'lr'];
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = /[aeiouy]/;
const COST = {
  other: 1.1,
  near: 0.8,
  alike: 0.6,
  doubled: 0.3,
  silent: 0.6,
  vowel: 0.8,
  letter: 1,
  swapped: 0.8,
  exchanged: 1.1,
  first: 0.25,
};

const beside = new Map<string, string>();
for (const [row, keys] of KEYS.entries())
  for (const [at, key] of [...keys].entries()) {
    const above = KEYS[row - 1]?.slice(at, at + 2) ?? '';
    const below = KEYS[row + 1]?.slice(Math.max(at - 1, 0), at + 1) ?? '';
    beside.set(key, keys.slice(Math.max(at - 1, 0), at + 2) + above + below);
  }

export function costBetween(typed: string, meant: string): number {
  let [third, before, last]: [number[], number[], number[]] = [[], [], [0]];
  for (let j = 1; j <= meant.length; j++) last.push((last[j - 1] ?? 0) + costOfOne(meant, j - 1));
  for (let i = 1; i <= typed.length; i++) {
    const added = costOfOne(typed, i - 1);
    const row = [(last[0] ?? 0) + added];
    for (let j = 1; j <= meant.length; j++) {
      let cost = Math.min(
        (last[j] ?? 0) + added,
        (row[j - 1] ?? 0) + costOfOne(meant, j - 1),
        (last[j - 1] ?? 0) + changed(typed[i - 1] ?? '', meant[j - 1] ?? '', i === 1 && j === 1),
      );
      if (i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + COST.swapped + (i === 2 && j === 2 ? COST.first : 0));
      if (
        i > 2 &&
        j > 2 &&
        typed[i - 1] === meant[j - 3] &&
        typed[i - 3] === meant[j - 1] &&
        typed[i - 2] === meant[j - 2]
      )
        cost = Math.min(cost, (third[j - 3] ?? 0) + COST.exchanged);
      row.push(cost);
    }
    [third, before, last] = [before, last, row];
  }
  return last[meant.length] ?? 0;
}

function costOfOne(word: string, at: number): number {
  const letter = word[at] ?? '';
  if (letter === word[at - 1] || (at > 0 && letter === word[at + 1])) return COST.doubled;
  if (!at) return COST.letter + COST.first;
  return letter === 'h' ? COST.silent : VOWELS.test(letter) ? COST.vowel : COST.letter;
}

function changed(one: string, other: string, isFirst: boolean): number {
  if (one === other) return 0;
  if (areAlike(one, other)) return COST.alike;
  return (beside.get(one)?.includes(other) ? COST.near : COST.other) + (isFirst ? COST.first : 0);
}

export const areAlike = (one: string, other: string) =>
  one === other ||
  (VOWELS.test(one) && VOWELS.test(other)) ||
  ALIKE.some((letters) => letters.includes(one) && letters.includes(other));
