export interface Appointment {
  /** Stable per meeting, so that calendars update the entry. */
  id: string;
  revision: number;
  stampedAt: Date;
  from: Date | null;
  minutes: number;
  isWithdrawn: boolean;
  title: string;
  place: string;
  text: string;
  link: string;
}

const LONGEST_LINE = 74;

/** iCalendar (RFC 5545). */
export function calendarFile(appointment: Appointment): string {
  const { id, revision, stampedAt, from, minutes, title, place, text, link, isWithdrawn } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kickstand//Meetings//EN',
    `METHOD:${isWithdrawn ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${stamp(stampedAt)}`,
    ...(from ? [`DTSTART:${stamp(from)}`, `DTEND:${stamp(new Date(from.getTime() + minutes * 60_000))}`] : []),
    ...(isWithdrawn ? ['STATUS:CANCELLED'] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(text)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds lines at 75 bytes without splitting a character. */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const grown = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(grown) > LONGEST_LINE) parts.push(character);
    else parts[parts.length - 1] = grown;
  }
  return parts.join('\r\n ');
}
