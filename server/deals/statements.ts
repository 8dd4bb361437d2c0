import { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import { DISPUTED_STATUSES } from '#contract/deal-machine.ts';
import type { Statement } from '#contract/deals.ts';
import type { ChosenPhoto } from '#contract/photos.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { notify } from '../notifications/notifications.ts';
import { photoFile, takeUploads } from '../photos/photos.ts';
import type { Deal } from './bookings/bookings.ts';
import type { Concern } from './queries.ts';
import * as queries from './statement-queries.ts';

const MOST_STATEMENTS = 50;
/** Largest width: a scratch must be visible. */
const WIDTH = 1600;

export interface StatementInput {
  words: string;
  photos: ChosenPhoto[];
}

export const showStatement = ({ id, at, ...statement }: queries.StatementRow): Statement => ({
  _id: id,
  ...statement,
  at: new Date(at).toISOString(),
});

/** Call in the caller's transaction. */
export async function recordStatement(
  db: Db,
  viewer: Viewer,
  { as, ...deal }: Concern,
  { words, photos }: StatementInput,
) {
  const id = newId();
  const shown = await takeUploads(db, viewer.id, photos);
  await queries.insertStatement(db, deal, { id, authorId: viewer.id, as, words, photos: shown });
  return id;
}

/** Adds a statement to a dispute and notifies the others. */
export async function addStatement(db: Db, viewer: Viewer, deal: Concern, words: StatementInput) {
  if (!isDisputed(deal)) throw conflict('deal-moved-on', t('This deal is not in dispute: there is nothing to add.'));
  const earlier = await queries.statementsBy(db, deal, viewer.id);
  if (earlier.some((before) => before.words === words.words))
    throw conflict('deal-moved-on', t('You have said exactly this already.'));
  if (earlier.length >= MOST_STATEMENTS)
    throw conflict('deal-moved-on', t('You have said a great deal already. Please wait for the decision.'));
  const id = await recordStatement(db, viewer, deal, words);
  const { productId, id: bookingId, buyerId, sellerId } = deal;
  await notify(db, { id, productId, bookingId, verb: 'state', actor: deal.as, actorId: viewer.id, buyerId, sellerId });
}

const isDisputed = ({ status }: Deal) => (DISPUTED_STATUSES as readonly string[]).includes(status);

export async function statementPhoto(market: AppContext, viewer: Viewer, id: string, name: string): Promise<Readable> {
  const [shown] = await queries.hasPhoto(market.sql, viewer, id, name);
  if (!shown) throw notFound('photo');
  return Readable.from(await photoFile(market, name, WIDTH));
}
