import { formatDate } from '#language/formatters.ts';

const FORMAT = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** In the reader's time zone. */
export function MeetingTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDate(new Date(at), FORMAT)}</time>;
}
