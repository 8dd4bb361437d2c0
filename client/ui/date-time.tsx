/** Made when it is first needed: that takes a slow phone 30 ms. */
let format: Intl.DateTimeFormat | undefined;

/** A day and a time, as the clock on the wall of whoever reads it. Only for pages that are drawn in the browser. */
export function Moment({ of: moment }: { of: string }) {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={moment} className="inline-block">
      {format.format(new Date(moment))}
    </time>
  );
}
