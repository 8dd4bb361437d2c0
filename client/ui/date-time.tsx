/** Created on first use: that takes a slow phone 30 ms. */
let format: Intl.DateTimeFormat | undefined;

/** A date and time in the reader's zone. Only for pages rendered in the browser. */
export function DateTime({ of: moment }: { of: string }) {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={moment} className="inline-block">
      {format.format(new Date(moment))}
    </time>
  );
}
