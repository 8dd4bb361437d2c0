import type { Found } from '../contact-mask.ts';

interface Place {
  start: number;
  end: number;
}

/** The text of an example, and where its details stand between « and ». */
export function unmarked(example: string): { text: string; details: Place[] } {
  const details: Place[] = [];
  let text = '';
  let start = 0;
  for (const sign of example) {
    if (sign === '«') start = text.length;
    else if (sign === '»') details.push({ start, end: text.length });
    else text += sign;
  }
  return { text, details };
}

export function hides(found: Found[], details: Place[]): boolean {
  return details.every(({ start, end }) => found.some((span) => span.start <= start && span.end >= end));
}
