import { Readable } from 'node:stream';
import type { AppContext } from '../context.ts';
import type { Requester } from '../http/requester.ts';
import { letterKeyOf } from './photo-keys.ts';
import { photoFile } from './photos.ts';
import * as queries from './queries.ts';
import { withFile } from './temp-upload.ts';

type Services = Pick<AppContext, 'sql' | 'storage' | 'encoder'>;

const SOURCE_WIDTH = 400;

/** As a small JPEG, for Outlook shows no WebP: made at the first request, of what is stored, and kept beside it. */
export function letterPictures({ sql, storage, encoder }: Services) {
  const making = new Map<string, Promise<Buffer>>();

  async function make(name: string, requester: Requester): Promise<Buffer> {
    const photo = await photoFile({ storage }, name, SOURCE_WIDTH);
    const bytes = await withFile(Readable.from([photo]), (path) => encoder.encodeForLetter(path, requester));
    await sql.begin(async (db) => {
      await queries.takeTurn(db, name);
      // Cleared meanwhile: nobody would delete it.
      if ((await queries.isNeeded(db, name)).count) await storage.put(letterKeyOf(name), bytes, 'image/jpeg');
    });
    return bytes;
  }

  return async (name: string, requester: Requester): Promise<Buffer> => {
    const kept = await storage.get(letterKeyOf(name));
    if (kept) return kept;
    const made = making.get(name) ?? make(name, requester).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
}
