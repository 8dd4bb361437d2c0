import { reason } from '#client/api/call.ts';
import { refreshConversations } from '#client/api/refresh-conversations.ts';
import type { NewMessage } from '#contract/messages.ts';
import type { NewWords, outboxOf } from '../composer/outbox.ts';

type Outbox = ReturnType<typeof outboxOf>;

/** A refused message stays in the outbox with its reason. */
export async function sendFrom(outbox: Outbox, message: NewWords, post: (body: NewMessage) => Promise<unknown>) {
  const { id, words, photos } = message;
  try {
    await outbox.send(message, () => post({ id, photos, ...(words && { words }) }), reason);
  } catch (error) {
    console.error(error);
    // It may have been closed meanwhile.
    void refreshConversations();
  }
}
