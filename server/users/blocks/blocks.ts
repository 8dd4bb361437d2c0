import { v7 as newId } from 'uuid';
import { type Block, MOST_BLOCKS } from '#contract/blocks.ts';
import type { Page } from '#contract/pagination.ts';
import { t } from '#language/t.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { publish } from '../../live/live.ts';
import { closeOffersBetween } from '../../offers/closing/closing.ts';
import { lockMembers } from '../membership/membership.ts';
import * as queries from './queries.ts';

export { notBlocked } from './queries.ts';

/** Does not say who blocked whom. */
export const contactClosed = () =>
  conflict('contact-closed', t('Contact between you and this person is closed, so this is not possible.'));

/** Their open conversations show at once whether they can be written in. */
const tellBoth = (db: Db, ...people: [string, string]) =>
  publish(
    db,
    people.map((userId) => ({ userId, topic: 'messages' })),
  );

/** 1, or 0 when blocked already. What either does to the other at the same time comes first, or is refused. */
export async function blockPerson(sql: Sql, { id: blockerId }: Viewer, blockedId: string) {
  if (blockerId === blockedId) throw conflict('own-account', t('You cannot block yourself.'));
  const count = await sql.begin(async (db) => {
    await lockMembers(db, blockerId, blockedId);
    const { length: inserted } = await queries.insert(db, { id: newId(), blockerId, blockedId }, MOST_BLOCKS);
    if (inserted) await Promise.all([closeOffersBetween(db, blockerId, blockedId), tellBoth(db, blockerId, blockedId)]);
    return inserted;
  });
  if (count) return count;
  const [state] = await queries.stateOf(sql, blockerId, blockedId, MOST_BLOCKS);
  if (!state) throw notFound('person');
  if (!state.isBlocked && !state.hasRoom)
    throw conflict(
      'blocks-full',
      t('You have blocked {most, plural, one {# person} other {# people}}. Please lift a block first.', {
        most: MOST_BLOCKS,
      }),
    );
  return 0;
}

export async function unblockPerson(sql: Sql, viewer: Viewer, blockedId: string) {
  return sql.begin(async (db) => {
    const { count } = await queries.remove(db, viewer.id, blockedId);
    if (count) await tellBoth(db, viewer.id, blockedId);
    return count;
  });
}

export async function listBlocks(sql: Sql, viewer: Viewer, page: Page): Promise<Block[]> {
  return (await queries.ofPerson(sql, viewer.id, page)).map(({ id, blockedAt, ...block }) => ({
    _id: id,
    ...block,
    blockedAt: blockedAt.toISOString(),
  }));
}

export async function forgetBlocksOf(db: Db, personId: string) {
  await queries.forget(db, personId);
}
