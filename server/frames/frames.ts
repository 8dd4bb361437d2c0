import { bikesChanged, framesChanged } from '../cache/invalidation.ts';
import type { Sql } from '../database/connect.ts';
import { frameOf } from './frame.ts';
import * as queries from './queries.ts';

export { adminFindings, checkOf } from './check.ts';
export { type Frame, type Framed, framed, frameOf } from './frame.ts';
export { insertRecords as recordFrames, ownOnSale } from './queries.ts';

const AT_ONCE = 500;

interface Secret {
  sql: Sql;
  frameSecret: string;
}

/** Numbers of earlier versions, and of one that still runs beside this one. */
export async function hashFrameNumbers({ sql, frameSecret }: Secret) {
  const frames = await queries.numbersInClear(sql, AT_ONCE);
  for (const { id, number } of frames)
    await sql.begin(async (db) => {
      const frame = frameOf(frameSecret, number);
      const { count } = await queries.storeFrame(db, { id, frame });
      if (count) await queries.insertRecords(db, [id], 'listed');
      await Promise.all([bikesChanged(db, [id]), framesChanged(db, [frame.key])]);
    });
  for (const one of await queries.identitiesInClear(sql, AT_ONCE))
    await queries.storeIdentity(sql, one, frameIdentity(frameOf(frameSecret, one.identity.replace('frame:', ''))));
}

/** Of an imported bike. */
export const frameIdentity = ({ key }: { key: string }) => `frame:${key}`;
