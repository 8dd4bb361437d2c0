import type { FrameFindingCode } from '#contract/frame-check.ts';
import { type Frame, yearsOfCode } from './frame.ts';

export type FrameEvent = 'listed' | 'imported' | 'edited' | 'handed-over';

export interface FrameRecord {
  productId: string;
  sellerId: string;
  event: FrameEvent;
  kilometres: number | null;
  owners: number | null;
  placeId: number | null;
  recordedAt: Date;
  /** Its bike has this frame and is on sale now. */
  isOnSale: boolean;
}

export interface CheckedBike {
  /** Absent: not listed yet. */
  id?: string | undefined;
  sellerId: string;
  kilometres: number | null;
  owners: number | null;
  modelYear: number | null;
  isOnSale: boolean;
}

export interface Finding {
  code: FrameFindingCode;
  /** What the record or the number says; and when it was recorded. */
  said?: number;
  at?: Date;
  stated?: number;
  /** Towns of the other bikes. */
  placeIds?: number[];
}

const HOUR_MS = 3_600_000;
/** What is corrected sooner was mistyped. */
const CORRECTION_HOURS = 24;
/** Sellers round, and convert from miles. */
const TOLERATED_KM = 1000;
const TOLERATED_SHARE = 0.05;
/** The year of the model, of the make or of the first registration. */
const TOLERATED_YEARS = 1;

/** `records` of the frame, the oldest first. */
export function findingsOf(frame: Frame, bike: CheckedBike, records: FrameRecord[]): Finding[] {
  const earlier = before(bike, standing(records));
  return [
    lowerOdometer(bike, earlier),
    fewerOwners(bike, earlier),
    otherYear(bike, frame),
    frame.isMistyped && ({ code: 'check-digit-wrong' } as const),
    ...onSale(bike, records),
  ].filter((finding): finding is Finding => !!finding);
}

/** Each listing's records without those that it corrected soon. */
const standing = (records: FrameRecord[]) =>
  records.filter((record, at) => {
    const next = records.slice(at + 1).find(({ productId }) => productId === record.productId);
    return !next || next.recordedAt.getTime() - record.recordedAt.getTime() >= CORRECTION_HOURS * HOUR_MS;
  });

/** What others say after a bike is listed says nothing of it: else anybody could spoil a listing by another one. */
function before({ id }: CheckedBike, records: FrameRecord[]): FrameRecord[] {
  const own = records.filter(({ productId }) => productId === id);
  const [first] = own;
  return records.filter((record) =>
    record.productId === id ? record !== own.at(-1) : !first || record.recordedAt < first.recordedAt,
  );
}

function most(records: FrameRecord[], fact: 'kilometres' | 'owners') {
  const known = records.flatMap(({ [fact]: said, recordedAt: at }) => (said === null ? [] : [{ said, at }]));
  return known.sort((one, other) => other.said - one.said)[0];
}

function lowerOdometer({ kilometres: stated }: CheckedBike, earlier: FrameRecord[]): Finding | undefined {
  const top = most(earlier, 'kilometres');
  if (!top || stated === null) return;
  const tolerated = Math.max(TOLERATED_KM, top.said * TOLERATED_SHARE);
  if (top.said - stated > tolerated) return { code: 'odometer-lower', stated, ...top };
}

function fewerOwners({ owners: stated }: CheckedBike, earlier: FrameRecord[]): Finding | undefined {
  const top = most(earlier, 'owners');
  if (top && stated !== null && top.said > stated) return { code: 'owners-fewer', stated, ...top };
}

function otherYear({ modelYear: stated }: CheckedBike, { yearCode }: Frame): Finding | undefined {
  if (stated === null || !yearCode) return;
  const apart = (year: number) => Math.abs(year - stated);
  const said = yearsOfCode(yearCode).reduce((nearest, year) => (apart(year) < apart(nearest) ? year : nearest));
  if (apart(said) > TOLERATED_YEARS) return { code: 'year-differs', said, stated };
}

function onSale({ id, sellerId, isOnSale }: CheckedBike, records: FrameRecord[]): Finding[] {
  if (!isOnSale) return [];
  const others = records.filter((record) => record.isOnSale && record.productId !== id);
  const placeIds = [...new Set(others.flatMap(({ placeId }) => placeId ?? []))];
  return [
    ...(others.some((other) => other.sellerId === sellerId) ? [{ code: 'on-sale-already' } as const] : []),
    ...(others.some((other) => other.sellerId !== sellerId) ? [{ code: 'on-sale-elsewhere', placeIds } as const] : []),
  ];
}
