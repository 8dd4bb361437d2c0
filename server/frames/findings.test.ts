import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckedBike, type FrameRecord, findingsOf } from './findings.ts';
import { frameOf, yearsOfCode } from './frame.ts';

const plain = frameOf('secret', 'ME4KC319B8400001');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * HOUR);

const record = (hours: number, said: Partial<FrameRecord> = {}): FrameRecord => ({
  productId: 'theirs',
  sellerId: 'another seller',
  event: 'listed',
  kilometres: 30_000,
  owners: 2,
  placeId: null,
  recordedAt: at(hours),
  isOnSale: false,
  ...said,
});
const own = (hours: number, said: Partial<FrameRecord> = {}) =>
  record(hours, { productId: 'ours', sellerId: 'us', isOnSale: true, ...said });
const bike: CheckedBike = {
  id: 'ours',
  sellerId: 'us',
  kilometres: 30_000,
  owners: 2,
  modelYear: 2019,
  isOnSale: true,
};
const codes = (records: FrameRecord[], changes: Partial<CheckedBike> = {}, frame = plain) =>
  findingsOf(frame, { ...bike, ...changes }, records).map(({ code }) => code);

test('an odometer that runs back is found beyond what rounding and miles explain', () => {
  const found = (before: number, kilometres: number) =>
    codes([record(0, { kilometres: before }), own(1000, { kilometres })], { kilometres }).length;
  assert.deepEqual(
    [found(30_000, 29_000), found(30_000, 28_500), found(30_000, 28_499), found(5000, 4000), found(5000, 3999)],
    [0, 0, 1, 0, 1],
  );
  assert.equal(found(30_000, 45_000), 0);
  const [finding] = findingsOf(plain, { ...bike, kilometres: 9000 }, [
    record(0),
    record(50, { kilometres: 10 }),
    own(99),
  ]);
  assert.deepEqual(finding, { code: 'odometer-lower', said: 30_000, at: at(0), stated: 9000 });
  assert.deepEqual(codes([record(0), own(99, { kilometres: null })], { kilometres: null }), []);
});

test('owners that shrink are found; unknown ones are not', () => {
  assert.deepEqual(codes([record(0, { owners: 3 }), own(99)]), ['owners-fewer']);
  assert.deepEqual(codes([record(0, { owners: 1 }), own(99)]), []);
  assert.deepEqual(codes([record(0, { owners: 3 }), own(99, { owners: null })], { owners: null }), []);
});

test('what a seller corrects within a day does not count, what stood longer does', () => {
  const typed = own(0, { kilometres: 300_000 });
  assert.deepEqual(codes([typed, own(23)]), []);
  assert.deepEqual(codes([typed, own(24)]), ['odometer-lower']);
  const theirs = [record(0, { kilometres: 300_000 }), record(1), own(99)];
  assert.deepEqual(codes(theirs), []);
});

test('a later listing says nothing of an earlier one, also after an edit', () => {
  const later = record(50, { kilometres: 90_000, owners: 5 });
  assert.deepEqual(codes([own(0), later]), []);
  assert.deepEqual(codes([own(0), later, own(99)]), []);
  assert.deepEqual(codes([later]), ['odometer-lower', 'owners-fewer']);
});

test('the same frame on sale is found, another’s and one’s own, while the bike is on sale', () => {
  const elsewhere = [own(0), record(1, { isOnSale: true, placeId: 7 }), record(2, { isOnSale: true, placeId: 7 })];
  assert.deepEqual(findingsOf(plain, bike, elsewhere), [{ code: 'on-sale-elsewhere', placeIds: [7] }]);
  assert.deepEqual(codes(elsewhere, { isOnSale: false }), []);
  assert.deepEqual(codes([own(0, { productId: 'other' })], { id: undefined }), ['on-sale-already']);
});

test('check digit and model year count where the law asks for them', () => {
  const honda = frameOf('secret', '1HGCM82633A004352');
  assert.deepEqual([honda.yearCode, honda.isMistyped], ['3', undefined]);
  assert.deepEqual([yearsOfCode('3', 2026), yearsOfCode('3', 2032)], [[2003], [2003, 2033]]);
  assert.deepEqual(
    ['A', 'Y', '1'].map((code) => yearsOfCode(code, 2026)),
    [[1980, 2010], [2000], [2001]],
  );
  const ofYear = (modelYear: number | null, frame = honda) => codes([own(0)], { modelYear }, frame);
  assert.deepEqual(
    [2002, 2003, 2004, null].flatMap((year) => ofYear(year)),
    [],
  );
  assert.deepEqual(ofYear(2005), ['year-differs']);
  assert.equal(findingsOf(honda, { ...bike, modelYear: 2019 }, [own(0)])[0]?.said, 2003);
  const mistyped = frameOf('secret', '1HGCM82633A004353');
  assert.deepEqual([mistyped.yearCode, ofYear(2003, mistyped)], [undefined, ['check-digit-wrong']]);
  for (const vin of ['11111111111111111', '5GZCZ43D13S812715', 'LSGPC52U6AF102554'])
    assert.equal(frameOf('secret', vin).isMistyped, undefined, vin);
  // Elsewhere the ninth and the tenth character are free.
  for (const free of ['ME4KC319B84000012', 'ZAPC1000000000001', '1HGCM82633', 'LBPC1'])
    assert.deepEqual(Object.keys(frameOf('secret', free)), ['key', 'ending'], free);
});
