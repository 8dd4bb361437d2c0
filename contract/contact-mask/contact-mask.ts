import { eMails } from './e-mail.ts';
import { type Folded, fold, squeeze } from './fold.ts';
import { handles } from './handle.ts';
import { links } from './link.ts';
import { phones } from './phone.ts';
import { joined, type Kind, type Span } from './span.ts';

export interface Found {
  kind: Kind;
  start: number;
  end: number;
}

const MASK = '•••••';

/** Hides ways to reach somebody elsewhere, also when disguised. Never longer than `text`; a second time changes nothing. */
export function maskContacts(text: string): { text: string; found: Found[] } {
  const found = contactsIn(text);
  let masked = '';
  let copied = 0;
  for (const { start, end } of found) {
    masked += text.slice(copied, start) + MASK.slice(0, end - start);
    copied = end;
  }
  return { text: masked + text.slice(copied), found };
}

function contactsIn(text: string): Found[] {
  const folded = fold(text);
  const squeezed = squeeze(folded);
  return joined([
    ...original(folded, [
      ...phones(folded.text),
      ...eMails(folded.text),
      ...links(folded.text),
      ...handles(folded.text),
    ]),
    ...(squeezed.text.length < folded.text.length
      ? original(squeezed, [...eMails(squeezed.text), ...links(squeezed.text), ...handles(squeezed.text)])
      : []),
  ]);
}

function original({ from, to }: Folded, spans: Span[]): Span[] {
  return spans.map(({ kind, start, end }) => ({ kind, start: from[start] as number, end: to[end - 1] as number }));
}
