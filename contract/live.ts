import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const LiveTopic = z.enum(['messages', 'notices', 'offers']);
export type LiveTopic = z.infer<typeof LiveTopic>;

/** Says what to fetch again, and carries no words. `id`: the conversation, or the deal. */
export const LiveEventData = z.object({ id: Id.optional() });
export type LiveEventData = z.infer<typeof LiveEventData>;

/** Below the idle timeouts of proxies, often 60 s. */
export const HEARTBEAT_SECONDS = 15;

/** Sent instead of a topic. `resync`: events may have been missed, so fetch everything again. */
export const LIVE_SIGNALS = { resync: 'resync', end: 'end' } as const;

/** Why the server ends a stream. `ended`: the session; `full`: newer streams of this person; `closing`: the process. */
export const LiveEnd = z.object({ why: z.enum(['expired', 'ended', 'full', 'closing']) });
export type LiveEnd = z.infer<typeof LiveEnd>;

export const openLive = endpoint({
  method: 'GET',
  path: '/live',
  access: 'signed-in',
  gives: 'text/event-stream',
  endless: true,
  summary:
    'What has changed for oneself, as it happens: a topic and the id of the conversation or deal to fetch again; “resync” when events may have been missed, “end” before the server closes the stream',
  answer: z.string().describe('Server-sent events, and a comment as heartbeat'),
});
