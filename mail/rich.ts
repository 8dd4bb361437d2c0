import { formatted } from '#language/t.ts';
import { type Html, html } from './html.ts';

type Part = string | number | ((words: Html) => Html);

/** As `t`, with elements: `rich('Sent to <b>{email}</b>.', { email, b: (words) => html`<b>${words}</b>` })`. */
export function rich(text: string, values: Record<string, Part>): Html {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (words: (string | Html)[]) => value(inSequence(words)) : value,
  ]);
  return inSequence([formatted<Html>(text, Object.fromEntries(entries))].flat());
}

export const bold = (words: Html): Html => html`<b>${words}</b>`;

const inSequence = (parts: (string | Html)[]) => html`${parts.map((part) => html`${part}`)}`;
