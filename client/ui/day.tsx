// One language and one zone, so that server and browser write the same text.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function Day({ of: moment }: { of: string }) {
  return (
    <time dateTime={moment} title={moment}>
      {day.format(new Date(moment))}
    </time>
  );
}
