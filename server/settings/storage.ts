import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { StorageSettings } from '../storage/storage.ts';

export function storeSettings(env: Env): StorageSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  return { dir: join(env.DATA_DIR, 'store') };
}
