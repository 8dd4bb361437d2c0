import { BETWEEN, digitsOf } from './digit-words.ts';
import { countedRanges } from './quantities.ts';

export type Gap = 'tight' | 'space' | 'line' | 'list' | 'word';

export interface Digits {
  start: number;
  end: number;
  digits: string;
  word: boolean;
  weak: boolean;
  /** Letters stand against it: "call01711234567". */
  glued: boolean;
  shaped: boolean;
  counted: boolean;
  gap: Gap;
}

export interface Word {
  start: number;
  end: number;
  text: string;
}

const LONGEST_GAP = 24;
const MOST_SIGNS = 6;
/** Shorter figures inside a word are a model, an engine or a frame number. */
const LONG_FIGURES = 9;

/** Digits that may belong together, in chains, and all words of the text. */
export function tokens(text: string): { chains: Digits[][]; words: Word[] } {
  const { shaped, counted } = countedRanges(text);
  const words: Word[] = [];
  const chains: Digits[][] = [];
  let chain: Digits[] = [];
  let last = 0;
  let times = 1;
  let spoken = false;
  const close = () => {
    if (chain.length) chains.push(chain);
    chain = [];
    times = 1;
    spoken = false;
  };
  for (const run of runs(text)) {
    words.push(run);
    const gap = gapOf(text.slice(last, Math.min(run.start, last + LONGEST_GAP + 1)));
    if (!gap) close();
    const read = digitsOf(run.text);
    last = run.end;
    if (read && 'times' in read) times = read.times;
    else if (read) {
      const before = chain.at(-1);
      const digits = read.digits.repeat(times);
      times = 1;
      if (
        before?.word &&
        /^[2-9]0$/.test(before.digits) &&
        read.kind === 'clear' &&
        /^[1-9]$/.test(digits) &&
        !spoken
      ) {
        before.digits = before.digits.charAt(0) + digits;
        before.end = run.end;
        continue;
      }
      chain.push({
        start: run.start,
        end: run.end,
        digits,
        word: read.kind !== 'figures',
        weak: read.kind === 'weak',
        glued: false,
        shaped: shaped.has(run.start),
        counted: counted.has(run.start),
        gap: spoken ? 'word' : (gap ?? 'space'),
      });
      spoken = false;
    } else if (BETWEEN.has(run.text)) spoken = true;
    else {
      close();
      for (const figures of run.text.length > 64 ? [] : run.text.matchAll(/[0-9]+/g))
        if (figures[0].length >= LONG_FIGURES)
          chains.push([
            {
              start: run.start + figures.index,
              end: run.start + figures.index + figures[0].length,
              digits: figures[0],
              word: false,
              weak: false,
              glued: true,
              shaped: false,
              counted: false,
              gap: 'space',
            },
          ]);
    }
  }
  close();
  return { chains, words };
}

/** Runs of letters and figures; a digit's word that signs tear apart ("sev.en") is one. */
function runs(text: string): Word[] {
  const found: Word[] = [];
  for (const { 0: run, index } of text.matchAll(/[\p{L}\p{Mc}0-9]+/gu))
    found.push({ start: index, end: index + run.length, text: run });
  for (let place = 0; place < found.length; place++) {
    let joined = '';
    for (let next = place; next < Math.min(place + 5, found.length); next++) {
      const run = found[next] as Word;
      const before = found[next - 1];
      if (!/^[a-z]{1,4}$/.test(run.text)) break;
      if (next > place && !(before && run.start === before.end + 1 && /[.*_\-'|/]/.test(text.charAt(before.end))))
        break;
      joined += run.text;
      if (next > place && joined.length > 2 && digitsOf(joined) && !digitsOf(run.text)) {
        const first = found[place] as Word;
        found.splice(place, next - place + 1, { start: first.start, end: run.end, text: joined });
        break;
      }
    }
  }
  return found;
}

function gapOf(between: string): Gap | undefined {
  if (between.length > LONGEST_GAP || between.replace(/\s/g, '').length > MOST_SIGNS * 2) return undefined;
  if (/[,;&]\s|[.!?:]\s+$|\+/.test(between)) return 'list';
  if (/\n/.test(between)) return 'line';
  return /\s/.test(between) ? 'space' : 'tight';
}
