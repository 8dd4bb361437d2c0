import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Page } from './pagination.ts';

export const MOST_BLOCKS = 500;

export const Block = z.object({
  _id: Id,
  personId: Id,
  name: z.string(),
  blockedAt: z.string(),
});
export type Block = z.infer<typeof Block>;

const byPerson = z.object({ id: Id });

export const blockPerson = endpoint({
  method: 'PUT',
  path: '/blocks/:id',
  access: 'signed-in',
  summary: `Block a person: no new conversation, offer or booking between the two, and no message; at most ${MOST_BLOCKS}`,
  params: byPerson,
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/blocks/:id',
  access: 'signed-in',
  summary: "Lift one's own block of a person",
  params: byPerson,
  answer: z.object({ deletedCount: z.number().int() }),
});

export const listBlocks = endpoint({
  method: 'GET',
  path: '/blocks',
  access: 'signed-in',
  summary: 'The people whom one has blocked, newest first',
  query: Page,
  answer: z.array(Block),
});
