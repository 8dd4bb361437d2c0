import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const CONTACTS_A_DAY = 20;

export const Contact = z.object({ sellerEmail: z.string(), sellerPhone: z.string() });
export type Contact = z.infer<typeof Contact>;

export const readContact = endpoint({
  method: 'GET',
  path: '/product/:id/contact',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: `How to reach the seller of a bike that is on sale; at most ${CONTACTS_A_DAY} different sellers a day`,
  params: z.object({ id: Id }),
  answer: Contact,
});
