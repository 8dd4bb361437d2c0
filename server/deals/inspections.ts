import { v7 as newId } from 'uuid';
import { type BookingStatus, ENDED_STATUSES } from '#contract/deal-machine.ts';
import { type AttachedInspection, MOST_ATTACHED_INSPECTIONS } from '#contract/inspections.ts';
import { t } from '#language/t.ts';
import type { Db } from '../database/connect.ts';
import { conflict, forbidden } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { currentInspection } from '../inspections/inspections.ts';
import { publish } from '../live/live.ts';
import * as queries from './inspection-queries.ts';
import type { Concern } from './queries.ts';

/** As long as a dispute, or a bank's, can still come. */
export const takesInspections = (status: BookingStatus) => !ENDED_STATUSES.includes(status);

export const showInspection = ({ id, at, ...copy }: queries.AttachedRow): AttachedInspection => ({
  _id: id,
  ...copy,
  at: new Date(at).toISOString(),
});

/** Its author's later changes do not change the copy. Call in the transaction that has locked the deal. */
export async function addInspection(db: Db, viewer: Viewer, { as, ...deal }: Concern) {
  if (as === 'admin') throw forbidden(t('This is for the buyer and the seller of a bike.'));
  if (!takesInspections(deal.status))
    throw conflict('deal-moved-on', t('This deal has ended: there is nothing left to show in it.'));
  const [inspection, [last]] = await Promise.all([
    currentInspection(db, viewer.id, deal.productId),
    queries.lastAttached(db, deal, viewer.id),
  ]);
  if (!inspection.entries.length)
    throw conflict('inspection-empty', t('There is nothing to attach: please inspect the bike first.'));
  if (last && idsOf(last) === idsOf(inspection)) return;
  const { count } = await queries.attach(db, deal, { ...inspection, id: newId(), authorId: viewer.id, as });
  if (!count)
    throw conflict(
      'inspections-full',
      t(
        'You have attached {most, plural, one {# inspection} other {# inspections}} to this deal, and that is as many as there can be.',
        { most: MOST_ATTACHED_INSPECTIONS },
      ),
    );
  await publish(
    db,
    [deal.buyerId, deal.sellerId].map((userId) => ({ userId, topic: 'notices', id: deal.id })),
  );
}

const idsOf = ({ entries }: Pick<AttachedInspection, 'entries'>) => entries.map(({ id }) => id).join();
