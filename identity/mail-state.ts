import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import type { Outbox } from './outbox.ts';
import { letterSchema } from './outbox-queries.ts';

export const MAIL_STATE = '/mail-state';

export function mailState(outbox: Outbox) {
  return {
    id: 'mail-state',
    schema: letterSchema,
    endpoints: {
      readMailState: createAuthEndpoint(MAIL_STATE, { method: 'GET' }, async (ctx) =>
        ctx.json({ delayed: await outbox.isDelayed() }),
      ),
    },
  } satisfies BetterAuthPlugin;
}
