import type { Readable } from 'node:stream';
import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import { t } from '#language/t.ts';
import { HttpError } from '../http/errors.ts';
import { withTempUpload } from '../http/temp-upload.ts';
import { expectPhoto, TELLING_BYTES } from './sniff.ts';

/** Stops as soon as the upload cannot be a photo. */
export function withFile<T>(picture: Readable, work: (path: string) => Promise<T>): Promise<T> {
  let head = Buffer.alloc(0);
  const isTold = () => head.length >= TELLING_BYTES;
  const photo = {
    field: 'photo',
    inspect(part: Buffer, size: number) {
      if (size > LARGEST_PHOTO_BYTES) throw tooLarge();
      if (isTold()) return;
      head = Buffer.concat([head, part]);
      if (isTold()) expectPhoto(head);
    },
    done() {
      if (!isTold()) expectPhoto(head);
    },
  };
  return withTempUpload(picture, photo, work);
}

export function tooLarge() {
  const message = t('Please send a photo of at most {most} MB', { most: LARGEST_PHOTO_BYTES / 1024 / 1024 });
  return new HttpError(413, t('Too large'), 'too-large', message, [{ field: 'photo', message }]);
}
