import { isDeepStrictEqual } from 'node:util';
import { v7 as newId } from 'uuid';
import type { FrameFinding } from '#contract/frame-check.ts';
import type { ListingFinding } from '#contract/listing-checks.ts';
import { modelYearOf } from '#contract/model-year.ts';
import { dollars } from '#contract/money.ts';
import { inLanguage } from '#language/current.ts';
import { SOURCE } from '#language/languages.ts';
import { requestChecks } from '../check-requests/check-requests.ts';
import type { Db, Sql } from '../database/connect.ts';
import { type DeviceKind, sharedDevices } from '../devices/devices.ts';
import { adminFindings } from '../frames/frames.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { type PhotoElsewhere, photosElsewhere } from '../photos/photos.ts';
import { lockSellerShared, putProductBack, state, withholdProduct } from '../products/products.ts';
import { bandFor } from '../valuation/valuation.ts';
import * as queries from './check-queries.ts';
import { findingsOf, scoreOf } from './checks/checks.ts';
import { bandsOf, shinglesOf, similarity } from './checks/shingles.ts';
import { outcomeOf } from './outcome.ts';

const AT_ONCE = 50;
/** A large import must not keep the job from others; the rest waits for the next run. */
const MOST_IN_A_RUN = 1000;
const REST_MINUTES = 10;

/** Checks listings that are new or changed. Idempotent, safe to run concurrently. */
export async function checkDueListings(sql: Sql, left: AbortSignal) {
  const passed: string[] = [];
  while (!left.aborted && passed.length < MOST_IN_A_RUN) {
    const ids = (await queries.due(sql, AT_ONCE, passed)).map(({ id }) => id);
    if (!ids.length) return;
    await checkListings(sql, ids);
    passed.push(...ids);
  }
}

/** What is found is kept as text, and read by admins. */
export const checkListings = (sql: Sql, ids: string[]) => inLanguage(SOURCE, () => check(sql, ids));

async function check(sql: Sql, ids: string[]) {
  const rows = await queries.listings(sql, ids);
  const framed = rows.flatMap(({ frame, status, ...row }) =>
    frame ? [{ ...row, frame, isOnSale: state({ status }).isAvailable }] : [],
  );
  const frames = await adminFindings(sql, framed);
  const photos = await photosElsewhere(sql, ids);
  const buyers = await queries.recentBuyers(sql, [...new Set(rows.map(({ sellerId }) => sellerId))]);
  const shared = await sharedDevices(sql, buyers);
  let fault: unknown;
  for (const row of rows) {
    const known = {
      frame: frames.get(row.id) ?? [],
      photos: photos.filter(({ productId }) => productId === row.id),
      sharedWithBuyer: shared.get(row.sellerId),
    };
    try {
      await checkOne(sql, row, known);
    } catch (error) {
      // It must not keep the job from the others.
      await queries.putOff(sql, row.id, REST_MINUTES);
      fault ??= error;
    }
  }
  if (fault) throw fault;
}

interface Known {
  frame: FrameFinding[];
  photos: PhotoElsewhere[];
  sharedWithBuyer: DeviceKind | undefined;
}

async function checkOne(sql: Sql, row: queries.ListingRow, { frame, photos, sharedWithBuyer }: Known) {
  const shingles = shinglesOf(row);
  const bands = bandsOf(shingles);
  const [band, texts, [listed]] = await Promise.all([
    bandOf(sql, row),
    bands.length ? queries.similarTexts(sql, bands, row) : [],
    queries.listedToday(sql, row),
  ]);
  const [text] = texts
    .map((other) => ({ otherId: other.id, similarity: similarity(shingles, shinglesOf(other)) }))
    .sort((one, other) => other.similarity - one.similarity);
  const photo = leastShared(photos);
  const { isVerified, ageDays } = row;
  const seller = { isVerified, ageDays, listedToday: listed?.count ?? 0, sharedWithBuyer };
  const found = findingsOf({ ...row, price: dollars(row.priceCents), seller, band, photo, text, frame });
  const isFirst = await sql.begin((db) => apply(db, row, found, bands));
  if (!isFirst) return;
  const others = await queries.checkedBefore(sql, row);
  await requestChecks(
    sql,
    others.map(({ id }) => id),
  );
}

const isMany = ({ code }: ListingFinding) => code === 'many-at-once';

/** A photo that many use is a maker's or a shop's: the one that fewest use says most. */
function leastShared(photos: PhotoElsewhere[]) {
  const [photo] = photos.toSorted((one, other) => one.sellers - other.sellers);
  return photo && { otherId: photo.otherProductId, sellers: photo.sellers };
}

async function bandOf(sql: Sql, { modelId, placeId, modelYear, yearsOfUse, ...row }: queries.ListingRow) {
  if (!modelId || placeId === null) return;
  return bandFor(sql, { ...row, modelId, placeId, modelYear: modelYearOf({ modelYear, yearsOfUse }) });
}

/** Whether its seller's bikes are too many for the first time. */
async function apply(
  db: Db,
  { id, sellerId, revision, dueAt }: queries.ListingRow,
  findings: ListingFinding[],
  bands: number[],
): Promise<boolean> {
  await lockSellerShared(db, sellerId);
  const [review] = await queries.lock(db, id);
  // Changed meanwhile: it is due again.
  if (!review || review.revision !== revision) return false;
  const score = scoreOf(findings, review.accepted);
  const isEdited = revision !== review.checkedRevision;
  const { market, ...outcome } = outcomeOf({ ...review, isQueued: review.queuedAt !== null, isEdited }, score);
  const isStuck = market === 'put-back' && !(await putProductBack(db, { id, sellerId, from: 'withheld' }));
  const next = isStuck ? { state: review.state, isQueued: true } : outcome;
  const isChanged = next.state !== review.state || !isDeepStrictEqual(findings, review.findings);
  const version = review.version + (isChanged || isEdited ? 1 : 0);
  await queries.save(db, id, { ...next, revision, score, findings, bands, version, dueAt });
  if (market === 'withhold' && (await withholdProduct(db, id))) {
    const facts = { productId: id, bike: review.productName };
    await tellPerson(db, { id: newId(), userId: sellerId, verb: 'listing-withheld', facts });
  }
  return findings.some(isMany) && !review.findings.some(isMany);
}
