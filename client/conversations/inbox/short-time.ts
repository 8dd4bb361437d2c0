import { formatDate } from '#language/formatters.ts';
/** `9:04 AM` today, else `Nov 21` or, of another year, `Nov 21, 2025`, in the reader's zone. */
export function shortTime(moment: string, now = new Date()): string {
  const at = new Date(moment);
  if (at.toDateString() === now.toDateString()) return formatDate(at, { hour: 'numeric', minute: '2-digit' });
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return formatDate(at, { month: 'short', day: 'numeric', ...year });
}
