import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, SitePath } from './fields.ts';
import { Page } from './pagination.ts';

export const MOST_COUNTED_NOTICES = 100;

export const Notice = z.object({
  _id: Id,
  bookingId: Id.optional(),
  productName: z.string().optional(),
  title: z.string(),
  path: SitePath,
  text: z.string(),
  at: z.string(),
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof Notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: '/notices',
  access: 'signed-in',
  summary: 'What happened in the deals that concern oneself, newest first',
  query: Page,
  answer: z.array(Notice),
});

export const countNotices = endpoint({
  method: 'GET',
  path: '/notices/unread',
  access: 'signed-in',
  summary: `How many of them are not read yet; ${MOST_COUNTED_NOTICES} means as many or more`,
  answer: z.object({ unread: z.number().int() }),
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/notices/read',
  access: 'signed-in',
  summary: 'All up to this one are read, or all of one deal up to this one',
  body: z.object({ upTo: Id, bookingId: Id.optional() }),
  answer: z.object({ modifiedCount: z.number().int() }),
});
