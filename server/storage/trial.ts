import { randomUUID } from 'node:crypto';
import { PartFault } from '../boot/part-fault.ts';
import { type Bucket, s3Store } from './s3.ts';
import { StorageDown } from './storage-down.ts';

export async function tryStore(bucket: Bucket, limit: number): Promise<void> {
  const store = s3Store(bucket, { tries: 1, limit, firstPause: 0 });
  const key = `checks/${randomUUID()}`;
  const written = Buffer.from('Kickstand was here');
  try {
    await store.put(key, written, 'text/plain');
    if (!(await store.get(key))?.equals(written))
      throw new PartFault('S3_BUCKET: a written object cannot be read back', { isOurs: true });
    await store.delete(key);
  } catch (error) {
    throw error instanceof StorageDown ? inWords(error) : error;
  }
}

/** A response means wrong settings; no response or a 5xx may be temporary. */
function inWords({ cause }: StorageDown): PartFault {
  if (typeof cause !== 'string') {
    const { code, name } = cause as { code?: string; name?: string };
    return new PartFault(`S3_ENDPOINT: cannot be reached (${code ?? name})`, { isOurs: false });
  }
  const isOurs = !/^(408|429|5\d\d) /.test(cause);
  return new PartFault(`S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: ${cause.trim()}`, { isOurs });
}
