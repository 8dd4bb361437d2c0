import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { copyPhotos } from './copy-photos.ts';

const KEYS = ['small', 'middle', 'large'];
const photo = (name: string, shown: number, isRecent = false) => ({
  name,
  shown,
  isRecent,
  keys: KEYS.map((width) => `${name}-${width}`),
});
type Named = ReturnType<typeof photo>;

function stage(needed: string[], files: string[]) {
  const store = new Map(files.map((key) => [key, Buffer.from(key)]));
  const added: string[] = [];
  const copying = {
    storage: { get: async (key: string) => store.get(key) },
    archive: { add: async (key: string) => void added.push(key) },
    isNeeded: async (name: string) => needed.includes(name),
    patienceMs: 700,
  };
  const copy = (...photos: Named[]) => copyPhotos(each(photos), copying);
  return { store, added, copy };
}

async function* each(photos: Named[]) {
  yield* photos;
}

test('every file of every photo is copied, more of them than are read at once', async () => {
  const photos = Array.from({ length: 21 }, (_, at) => photo(`p${at}`, 3));
  const { added, copy } = stage(
    [],
    photos.flatMap(({ keys }) => keys),
  );
  const { photos: whole, files, lost, deleted } = await copy(...photos);
  assert.deepEqual({ whole, files, lost, deleted }, { whole: 21, files: 63, lost: 0, deleted: 0 });
  assert.deepEqual(
    added,
    photos.flatMap(({ keys }) => keys),
  );
});

test('an upload whose files come after its row is not missing', async () => {
  const { store, added, copy } = stage(['new', 'bike'], ['new-small']);
  const copied = copy(photo('new', 0, true), photo('bike', 3));
  await pause(100);
  for (const key of KEYS.flatMap((width) => [`new-${width}`, `bike-${width}`])) store.set(key, Buffer.from(key));
  const { photos, lost, unfinished } = await copied;
  assert.deepEqual({ photos, lost, unfinished }, { photos: 2, lost: 0, unfinished: 0 });
  assert.deepEqual(added.toSorted(), KEYS.flatMap((width) => [`new-${width}`, `bike-${width}`]).toSorted());
});

test('a photo deleted meanwhile is no fault, one that is still shown is named', async () => {
  const { added, copy } = stage(['lost', 'begun'], ['lost-small', 'begun-small']);
  const { deleted, lost, lostNames, unfinished } = await copy(
    photo('gone', 3),
    photo('lost', 3),
    photo('begun', 0, true),
  );
  assert.deepEqual(
    { deleted, lost, lostNames, unfinished },
    { deleted: 1, lost: 1, lostNames: ['lost'], unfinished: 1 },
  );
  assert.deepEqual(added, ['lost-small', 'begun-small'], 'what there is of them is kept');
});

test('a portrait has its smallest width only, and an old upload what it has', async () => {
  const { copy } = stage([], ['face-small', 'old-small']);
  const { photos, files, lost } = await copy(photo('face', 1), photo('old', 0));
  assert.deepEqual({ photos, files, lost }, { photos: 2, files: 2, lost: 0 });
});
