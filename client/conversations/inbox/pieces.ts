export interface Piece {
  text: string;
  isHit: boolean;
}

const LETTERS_BEFORE = 32;
const LETTERS_SHOWN = 140;

/** The words around the first hit, with every hit marked. */
export function piecesOf(text: string, search: string): Piece[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const hit = patternOf(search);
  const first = hit ? line.search(hit) : 0;
  const excerpt = first > LETTERS_BEFORE ? `…${line.slice(first - LETTERS_BEFORE)}` : line;
  const shown = excerpt.length > LETTERS_SHOWN ? `${excerpt.slice(0, LETTERS_SHOWN)}…` : excerpt;
  if (!hit) return shown ? [{ text: shown, isHit: false }] : [];
  // With a group, `split` keeps what was found: every second piece.
  return shown
    .split(hit)
    .map((text, nth) => ({ text, isHit: nth % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function patternOf(search: string) {
  const words = search.split(/\s+/).filter(Boolean);
  return words.length ? new RegExp(`(${words.map(escaped).join('|')})`, 'iu') : undefined;
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
