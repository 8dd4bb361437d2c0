import { Readable } from 'node:stream';
import { currentEntries } from '#contract/inspection-items.ts';
import {
  type Inspection,
  type InspectionEntry,
  MOST_INSPECTION_ENTRIES,
  MOST_INSPECTIONS,
  type OwnInspection,
} from '#contract/inspections.ts';
import { shownPicture } from '#contract/own-picture.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { letGoPhotos, photoFile } from '../photos/photos.ts';
import { refusalOf } from '../products/products.ts';
import { lockMember } from '../users/membership/membership.ts';
import * as queries from './queries.ts';

/** Largest width: a scratch must be visible. */
const WIDTH = 1600;

export async function listInspections(sql: Sql, viewer: Viewer): Promise<OwnInspection[]> {
  const rows = await queries.ofPerson(sql, viewer.id);
  return rows.map(({ imageUrl, cover, changedAt, ...row }) => ({
    ...row,
    img: shownPicture(imageUrl),
    ...(cover && { cover }),
    changedAt: changedAt.toISOString(),
  }));
}

export async function readInspection(db: Db, viewer: Viewer, productId: string): Promise<Inspection> {
  const key = { productId, personId: viewer.id };
  const [[row], attachments] = await Promise.all([queries.byKey(db, key), queries.attachments(db, key)]);
  return {
    productId,
    ...currentOf(row),
    attachments: attachments.map(({ bookingId, attachedAt }) => ({
      bookingId,
      attachedAt: attachedAt.toISOString(),
    })),
  };
}

/** What a deal takes a copy of. */
export async function currentInspection(db: Db, personId: string, productId: string) {
  const [row] = await queries.byKey(db, { productId, personId });
  return currentOf(row);
}

function currentOf({ entries, photos }: queries.InspectionRow = { entries: [], photos: [] }) {
  const current = currentEntries(entries);
  const shown = new Set(current.flatMap(({ photoIds }) => photoIds));
  return { entries: current, photos: photos.filter(({ id }) => shown.has(id)) };
}

/** Entries that are there stay as they are, so that a device can send again what it is not sure of. */
export async function addInspectionEntries(sql: Sql, viewer: Viewer, productId: string, sent: InspectionEntry[]) {
  await sql.begin(async (db) => {
    const { entries, photos } = await begun(db, viewer, productId);
    const known = new Set(entries.map(({ id }) => id));
    const added = [...new Map(sent.map((entry) => [entry.id, entry])).values()].filter(({ id }) => !known.has(id));
    if (!added.length) return;
    expectPhotos(sent, added, new Set(photos.map(({ id }) => id)));
    const checked = checkedItems([...entries, ...added]);
    const { count } = await queries.addEntries(db, { productId, personId: viewer.id }, { entries: added, checked });
    if (!count)
      throw full(
        t(
          'An inspection has room for {most, plural, one {# entry} other {# entries}}, and this one is full. Please remove it and begin again.',
          { most: MOST_INSPECTION_ENTRIES },
        ),
      );
  });
  return readInspection(sql, viewer, productId);
}

function expectPhotos(sent: InspectionEntry[], added: InspectionEntry[], uploaded: Set<string>) {
  for (const entry of added) {
    if (entry.photoIds.every((id) => uploaded.has(id))) continue;
    throw invalid(
      `entries.${sent.indexOf(entry)}.photoIds`,
      t('One of the photos is not here yet. Please send it first.'),
    );
  }
}

const checkedItems = (entries: InspectionEntry[]) =>
  new Set(currentEntries(entries).flatMap(({ item, result }) => (result ? [item] : []))).size;

/** Call in a transaction; locks the person. */
export async function begun(db: Db, viewer: Viewer, productId: string): Promise<queries.InspectionRow> {
  await lockMember(db, viewer.id, { exclusive: true });
  const key = { productId, personId: viewer.id };
  await queries.begin(db, viewer, productId);
  const [row] = await queries.byKey(db, key);
  if (row) return row;
  throw await refusalOf(db, 'inspect', viewer, productId, async () =>
    full(
      t(
        'You have {most, plural, one {# inspection} other {# inspections}}, and that is as many as there can be. Please remove one first.',
        { most: MOST_INSPECTIONS },
      ),
    ),
  );
}

export const full = (detail: string) => conflict('inspections-full', detail);

export async function inspectionPhoto(market: AppContext, viewer: Viewer, productId: string, photoId: string) {
  const [row] = await queries.byKey(market.sql, { productId, personId: viewer.id });
  const photo = row?.photos.find(({ id }) => id === photoId);
  if (!photo) throw notFound('photo');
  return Readable.from(await photoFile(market, photo.name, WIDTH));
}

export async function removeInspection(sql: Sql, viewer: Viewer, productId: string) {
  return sql.begin(async (db) => {
    await lockMember(db, viewer.id, { exclusive: true });
    const removed = await queries.remove(db, { productId, personId: viewer.id });
    await letGoPhotos(
      db,
      viewer.id,
      removed.flatMap(({ photos }) => photos),
    );
    return removed.count;
  });
}

/** In the removal's transaction. */
export async function forgetInspectionsOf(db: Db, personId: string) {
  const removed = await queries.removeAll(db, personId);
  await letGoPhotos(
    db,
    personId,
    removed.flatMap(({ photos }) => photos),
  );
}

export async function inspectionsOf(sql: Sql, personId: string) {
  const rows = await queries.everOf(sql, personId);
  return rows.map(({ changedAt, entries, ...row }) => ({
    ...row,
    changedAt: changedAt.toISOString(),
    entries: entries.map(({ photoIds, ...entry }) => ({ ...entry, photos: photoIds.length })),
  }));
}
