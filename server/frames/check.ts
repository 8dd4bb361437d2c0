import type { FrameCheck, FrameFinding } from '#contract/frame-check.ts';
import type { Db } from '../database/connect.ts';
import { notFound } from '../http/errors.ts';
import { type CheckedBike, findingsOf } from './findings.ts';
import type { Frame } from './frame.ts';
import * as queries from './queries.ts';
import { inWords, type Reader } from './wording.ts';

interface ListedBike extends CheckedBike {
  id: string;
  frame: Frame;
}

/** Undefined while a change that is not committed yet lists the bike. */
export async function checkOf(db: Db, { frame, ...bike }: ListedBike, reader: Reader): Promise<FrameCheck | undefined> {
  const records = await queries.recordsOf(db, frame.key);
  const said = records.findLast(({ productId, event }) => productId === bike.id && event !== 'handed-over');
  return (
    said && { checkedAt: said.recordedAt.toISOString(), findings: inWords(findingsOf(frame, bike, records), reader) }
  );
}

/** By bike, in an admin's words; without those that have none. */
export async function adminFindings(db: Db, bikes: ListedBike[]): Promise<Map<string, FrameFinding[]>> {
  if (!bikes.length) return new Map();
  const records = await queries.recordsOfAll(db, [...new Set(bikes.map(({ frame }) => frame.key))]);
  const ofFrame = Map.groupBy(records, ({ key }) => key);
  const found = bikes.map(({ frame, ...bike }): [string, FrameFinding[]] => [
    bike.id,
    inWords(findingsOf(frame, bike, ofFrame.get(frame.key) ?? []), 'admin'),
  ]);
  return new Map(found.filter(([, findings]) => findings.length > 0));
}

type Asked = Pick<CheckedBike, 'id' | 'kilometres' | 'owners' | 'modelYear'> & { frame?: Frame | undefined };

/** Before a bike is listed or changed. */
export async function checkBefore(db: Db, sellerId: string, { frame, ...facts }: Asked): Promise<FrameFinding[]> {
  const known = frame ?? (await ownFrame(db, sellerId, facts.id));
  if (!known) return [];
  const bike = { ...facts, sellerId, isOnSale: true };
  const records = await queries.recordsOf(db, known.key);
  const stated = { ...bike, event: 'edited', placeId: null, recordedAt: new Date() } as const;
  return inWords(
    findingsOf(known, bike, facts.id ? [...records, { ...stated, productId: facts.id }] : records),
    'seller',
  );
}

async function ownFrame(db: Db, sellerId: string, id = ''): Promise<Frame | null> {
  const [own] = await queries.frameOfOwn(db, sellerId, id);
  if (!own) throw notFound('bike');
  return own.frame;
}
