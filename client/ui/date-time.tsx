/** Created on first use: that takes a slow phone 30 ms. */
let format: Intl.DateTimeFormat | undefined;

/** In the reader's zone: only for pages rendered in the browser. */
export function DateTime({ of: moment }: { of: string }) {
  format ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={moment} className="inline-block">
      {format.format(new Date(moment))}
    </time>
  );
}
