import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Email, line } from './fields.ts';

const byEmail = z.object({ email: Email });
const modified = z.object({ modifiedCount: z.number().int() });

export const startSelling = endpoint({
  method: 'PUT',
  path: '/users/:email/seller',
  access: 'oneself',
  summary: 'A buyer becomes a seller, who can also go on buying; 0 when they are one already',
  params: byEmail,
  answer: modified,
});

export const changeName = endpoint({
  method: 'PUT',
  path: '/account/name',
  access: 'signed-in',
  summary: "Change one's own name",
  body: z.object({ name: line(100) }),
  answer: modified,
});
