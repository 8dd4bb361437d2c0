import type { Message } from '#language/t.ts';
import type { Reader } from './state-code.ts';

/** Mails, notifications and the history show past events, so no text states what holds only now. */
export interface EventText extends Partial<Record<Reader, Message>> {
  title: Message;
  /** Instead of `title`. */
  titles?: Partial<Record<Reader, Message>>;
  /** For the actor, who is never an admin. */
  own?: Message;
  other: Message;
  /** For who did not come to the meeting. */
  absent?: Message;
  /** Where it is not known how much is paid out. */
  withoutPayout?: Message;
  /** Recipients besides the actor. */
  to: readonly Reader[];
  /** The actor gets a confirmation by mail. */
  confirms?: true;
}

export const BOTH = ['buyer', 'seller'] as const;
