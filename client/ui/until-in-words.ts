const DAY_NAMES = ['today', 'tomorrow'];
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** `tomorrow 9:04 AM`, `Nov 27, 2:30 PM`, in the reader's zone. */
export function untilInWords(moment: string, now: number): string {
  const at = new Date(moment);
  const name = DAY_NAMES.find((_, ahead) => dayOf(at) === dayOf(daysAfter(now, ahead)));
  const time = at.toLocaleTimeString('en-US', TIME);
  if (name) return `${name} ${time}`;
  return `${at.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}, ${time}`;
}

const dayOf = (date: Date) => date.toDateString();

function daysAfter(now: number, days: number) {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return date;
}
