import { maskContacts } from '#contract/contact-mask/contact-mask.ts';
import type { Message, NewMessage } from '#contract/messages.ts';
import { t } from '#language/t.ts';
import { answersChanged } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { conflict, TooManyRequests } from '../http/errors.ts';
import { goOnIn } from '../http/rate-limit/rate-limit.ts';
import type { Viewer } from '../http/viewer.ts';
import { publish } from '../live/live.ts';
import { takeUploads } from '../photos/photos.ts';
import { type Limit, SENDING, waits } from './limit-queries.ts';
import * as queries from './message-queries.ts';
import { refusalToWrite } from './rules.ts';
import { showMessage } from './show.ts';

export type Messaging = Pick<AppContext, 'conversations'>;

/** Call in a transaction that has locked the author, so that one person's messages are counted one after the other. */
export async function deliver(
  db: Db,
  { conversations: { settings, masking } }: Messaging,
  author: Viewer,
  target: queries.TargetRow,
  message: NewMessage,
): Promise<Message> {
  const { id, words = '', photos } = message;
  if (target.earlier) return sameMessage(target.earlier, message);
  const shown = await takeUploads(db, author.id, photos);
  const masked = masking ? maskContacts(words).text : words;
  const original = masked === words ? null : words;
  const [[sent]] = await Promise.all([
    queries.insert(db, target, author, settings, { id, words: masked, original, photos: shown }),
    publish(
      db,
      [target.buyerId, target.sellerId].map((userId) => ({ userId, topic: 'messages', id: target.id })),
    ),
  ]);
  if (!sent) {
    const [state = target] = await queries.stateOf(db, target);
    throw refusalToWrite(state, author) ?? (await limitOf(db, SENDING, { viewerId: author.id, settings }));
  }
  if (sent.answers) await answersChanged(db, target.sellerId);
  return showMessage({
    id,
    isOwn: true,
    words: target.hidesContacts ? masked : words,
    original: words,
    photos: shown,
    at: sent.at.toISOString(),
    isRead: false,
    masked: original !== null && target.hidesContacts,
    removed: false,
  });
}

function sameMessage(earlier: queries.MessageRow, { words = '', photos }: NewMessage): Message {
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join();
  const isSame = earlier.isOwn && earlier.original === words && names(earlier.photos) === names(photos);
  if (!isSame) throw conflict('message-differs', t('Another message was sent with this id already.'));
  return showMessage(earlier);
}

/** Explains which limit is reached; undefined when none is. */
export async function reachedLimit(db: Db, limits: readonly Limit[], asked: Parameters<typeof waits>[2]) {
  const [{ seconds } = { seconds: [] }] = await waits(db, limits, asked);
  const reached = limits.flatMap((limit, nth) => {
    // Rows of a cluster's nodes can be some milliseconds younger than this transaction.
    const wait = Math.min(seconds[nth] ?? 0, limit.seconds);
    return wait > 0 ? [{ limit, wait }] : [];
  });
  const longest = reached.sort((one, other) => other.wait - one.wait)[0];
  if (!longest) return undefined;
  const { limit, wait } = longest;
  const says = limit.says(limit.most(asked.settings));
  return new TooManyRequests(wait, `${says} ${goOnIn(wait)}`);
}

/** What was reached when the statement ran may be over by now. */
export const limitOf = async (...asked: Parameters<typeof reachedLimit>) =>
  (await reachedLimit(...asked)) ?? new TooManyRequests(1);
