import { html } from '../../mail/html.ts';
import { type Person, subject } from './people.ts';

export function picture(person: Person): string {
  const initials = person.name.split(/\s+/, 2).map((word) => [...word][0] ?? '');
  const hue = Number(subject(person).slice(-3)) % 360;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 45% 35%)"/><text x="48" y="61" fill="#fff" font-family="sans-serif" font-size="38" text-anchor="middle">${initials.join('')}</text></svg>`.toString();
}
