import { formatDate } from '#language/formatters.ts';
import { t } from '#language/t.ts';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** `tomorrow 9:04 AM`, `Nov 27, 2:30 PM`, in the reader's zone. */
export function untilInWords(moment: string, now: number): string {
  const at = new Date(moment);
  const time = formatDate(at, TIME);
  if (dayOf(at) === dayOf(daysAfter(now, 0))) return t('today {time}', { time });
  if (dayOf(at) === dayOf(daysAfter(now, 1))) return t('tomorrow {time}', { time });
  return formatDate(at, { month: 'short', day: 'numeric', ...TIME });
}

const dayOf = (date: Date) => date.toDateString();

function daysAfter(now: number, days: number) {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return date;
}
