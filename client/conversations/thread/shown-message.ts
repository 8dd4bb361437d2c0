import type { Message } from '#contract/messages.ts';
import type { Photo } from '#contract/photos.ts';
import type { Outgoing } from '../composer/outbox.ts';

/** A message that has arrived, or one that is under way. */
export interface ShownMessage {
  id: string;
  isMine: boolean;
  words: string;
  at: string;
  photos: Photo[];
  isRead: boolean;
  isMasked: boolean;
  isRemoved: boolean;
  /** Absent: it has arrived. */
  outgoing?: Outgoing;
}

const arrived = ({ _id, isOwn, sentAt, ...rest }: Message): ShownMessage => ({
  ...rest,
  id: _id,
  isMine: isOwn,
  at: sentAt,
});

const underWay = (outgoing: Outgoing): ShownMessage => ({
  id: outgoing.id,
  isMine: true,
  words: outgoing.words,
  at: outgoing.sentAt,
  photos: [],
  isRead: false,
  isMasked: false,
  isRemoved: false,
  outgoing,
});

/** Oldest first; `messages` are newest first. */
export function shownMessages(messages: readonly Message[], outgoing: readonly Outgoing[]): ShownMessage[] {
  const known = new Set(messages.map(({ _id }) => _id));
  return [...messages.toReversed().map(arrived), ...outgoing.filter(({ id }) => !known.has(id)).map(underWay)];
}
