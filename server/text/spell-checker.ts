/** Sound-alike initials. */
const ALIKE = ['ckq', 'gj', 'szx', 'vwb', 'eiy', 'fp'];

/** Collapses double letters. */
const single = (word: string) => word.replace(/(.)\1+/gu, '$1');

/** Codes such as FXSTC: one letter changes the meaning. */
const isCode = (word: string) => /^[b-df-hj-np-tv-xz]+$/.test(word);

const mostEdits = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2);

export type Speller = (word: string) => string | undefined;

/** Frequency ratio at which the more common candidate wins. */
const OFTENER = 3;

/**
 * Corrects a word to the nearest known word: at most two edits, same initial sound. Of two equally near the far more
 * frequent one wins. A deletion index (SymSpell) makes lookups independent of the vocabulary's size; it is built
 * lazily.
 */
export function speller(known: Map<string, number>): Speller {
  let shorter: Map<string, Set<string>> | undefined;
  const nearest = (word: string): string | undefined => {
    const typed = single(word);
    let best = mostEdits(typed.length) + 1;
    let found: string[] = [];
    const candidates = new Set<string>();
    shorter ??= byForm(known.keys());
    for (const form of withoutLetters(typed, best - 1))
      for (const word of shorter.get(form) ?? []) candidates.add(word);
    for (const candidate of candidates) {
      const meant = single(candidate);
      if (isCode(candidate) || !beginAlike(typed, meant)) continue;
      const edits = editsBetween(typed, meant);
      if (edits > Math.min(mostEdits(typed.length), mostEdits(meant.length))) continue;
      if (edits < best) [best, found] = [edits, [candidate]];
      else if (edits === best) found.push(candidate);
    }
    const often = (word = '') => known.get(word) ?? 0;
    const [most, next] = found.sort((a, b) => often(b) - often(a));
    return next && often(most) < OFTENER * often(next) ? undefined : most;
  };
  const remembered = new Map<string, string | undefined>();
  return (word) => {
    if (known.has(word)) return word;
    if (word.length < 3 || word.length > 24 || isCode(word)) return undefined;
    if (!remembered.has(word)) {
      if (remembered.size > 20_000) remembered.clear();
      remembered.set(word, nearest(word));
    }
    return remembered.get(word);
  };
}

function byForm(words: Iterable<string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const word of words)
    for (const form of withoutLetters(single(word), mostEdits(single(word).length))) {
      const same = found.get(form);
      if (same) same.add(word);
      else found.set(form, new Set([word]));
    }
  return found;
}

export function withoutLetters(word: string, most: number): Set<string> {
  const forms = new Set([word]);
  let last = [word];
  for (let left = 0; left < most; left++) {
    last = last.flatMap((form) => Array.from(form, (_, index) => form.slice(0, index) + form.slice(index + 1)));
    for (const form of last) forms.add(form);
  }
  return forms;
}

function beginAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one[0], other[0]];
  return a === b || ALIKE.some((letters) => letters.includes(a) && letters.includes(b));
}

/** Insertions, deletions, substitutions and transpositions. */
export function editsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1;
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + changed);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? 0;
}
