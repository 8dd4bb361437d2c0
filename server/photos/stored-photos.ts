import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import type { Db } from '../database/connect.ts';
import { keyOf } from './photo-keys.ts';
import * as queries from './queries.ts';

export interface StoredPhoto {
  name: string;
  /** Its files; letters' pictures are made again when someone looks at them. */
  keys: string[];
  /** How many of them something shows. */
  shown: number;
  /** Its files may still be on their way: the row comes first. */
  isRecent: boolean;
}

const READ_AT_ONCE = 1000;
const SHOWN = { whole: PHOTO_WIDTHS.length, portrait: 1, upload: 0 };

/** All that the database names, in a transaction. */
export async function* storedPhotos(db: Db): AsyncGenerator<StoredPhoto> {
  for await (const rows of queries.storedNames(db).cursor(READ_AT_ONCE))
    for (const { name, use, isRecent } of rows) {
      const keys = PHOTO_WIDTHS.map((width) => keyOf(name, width));
      yield { name, keys, shown: SHOWN[use], isRecent };
    }
}

export async function isPhotoNeeded(db: Db, name: string): Promise<boolean> {
  return (await queries.isNeeded(db, name)).count > 0;
}
