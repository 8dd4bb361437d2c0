import type { Readable } from 'node:stream';
import { LARGEST_IMPORT_BYTES } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { HttpError } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';
import { withTempUpload } from '../http/temp-upload.ts';
import { uploadLimit } from '../http/upload-limit.ts';

const admitted = uploadLimit({ all: 24, person: 4 }, () => ({
  full: t('Many files are on their way to us right now. Please try again in a moment.'),
  share: t('Several files are on their way from you already. Please send the next when they have arrived.'),
}));

const table = {
  field: 'file',
  inspect(_part: Buffer, size: number) {
    if (size > LARGEST_IMPORT_BYTES) throw tooLarge();
  },
};

export function withUpload<T>(from: Requester, upload: Readable, work: (path: string) => Promise<T>): Promise<T> {
  return admitted(from, () => withTempUpload(upload, table, work));
}

export function tooLarge() {
  const message = t('Please send a file of at most {most} MB, or send it in parts', {
    most: LARGEST_IMPORT_BYTES / 1024 / 1024,
  });
  return new HttpError(413, t('Too large'), 'too-large', message, [{ field: 'file', message }]);
}
