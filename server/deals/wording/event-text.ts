import type { Reader } from './state-code.ts';

/** Mails, notifications and the history show past events, so no text states what holds only now. */
export interface EventText extends Partial<Record<Reader, string>> {
  title: string;
  /** Instead of `title`. */
  titles?: Partial<Record<Reader, string>>;
  /** For the actor, who is never an admin. */
  own?: string;
  other: string;
  /** Recipients besides the actor. */
  to: readonly Reader[];
  /** The actor gets a confirmation by mail. */
  confirms?: true;
}

export const BOTH = ['buyer', 'seller'] as const;
