import { formatDate } from '#language/formatters.ts';

/** `Nov 21, 2026, 2:05 PM`, in the reader's zone: only for pages rendered in the browser. */
export const dayAndTime = (moment: string) => formatDate(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
