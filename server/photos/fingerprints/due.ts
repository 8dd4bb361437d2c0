import { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import type { Sql } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import { keyOf } from '../photo-keys.ts';
import { withFile } from '../temp-upload.ts';
import { bandsOf, type Fingerprint } from './fingerprint.ts';
import * as queries from './queries.ts';

const SOURCE_WIDTH = 400;
const MOST_IN_A_RUN = 500;
const ENLISTED_AT_ONCE = 5000;
/** A photo that ends the encoder's process does so once in a while. */
const REST_MINUTES = 60;

type Services = Pick<AppContext, 'sql' | 'storage' | 'encoder'>;

/** Of photos from a version without fingerprints. */
export async function fingerprintPhotos(services: Services, left: AbortSignal) {
  for (const { name } of await queries.due(services.sql, MOST_IN_A_RUN)) {
    if (left.aborted) return;
    try {
      const hashes = await hashesOf(services, name);
      await queries.saveDue(services.sql, { name, hashes, bands: bandsOf(hashes) });
    } catch (error) {
      await queries.putOff(services.sql, name, REST_MINUTES);
      throw error;
    }
  }
}

export async function enlistForFingerprints(sql: Sql, left: AbortSignal) {
  for (let after: string | undefined = ''; after !== undefined && !left.aborted; ) {
    const photos: { name: string }[] = await queries.photosOfBikes(sql, after, ENLISTED_AT_ONCE);
    const names = photos.map(({ name }) => name);
    if (names.length) await queries.enlist(sql, names);
    after = names.at(-1);
  }
}

async function hashesOf({ storage, encoder }: Services, name: string): Promise<Fingerprint> {
  const photo = await storage.get(keyOf(name, SOURCE_WIDTH));
  if (!photo) return [];
  try {
    return await withFile(Readable.from([photo]), (path) => encoder.fingerprint(path));
  } catch (error) {
    if (error instanceof HttpError && error.code === 'bad-input') return [];
    throw error;
  }
}
