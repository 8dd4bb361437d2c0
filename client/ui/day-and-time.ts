/** `Nov 21, 2026, 2:05 PM`, in the reader's zone: only for pages rendered in the browser. */
export const dayAndTime = (moment: string) =>
  new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
