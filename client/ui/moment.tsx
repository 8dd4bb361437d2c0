/** A day and a time, as the clock on the wall of whoever reads it. Only for pages that are drawn in the browser. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function Moment({ of: moment }: { of: string }) {
  return (
    <time dateTime={moment} className="inline-block">
      {format.format(new Date(moment))}
    </time>
  );
}
