import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Marketplace } from '../test/marketplace.ts';

const ROOT = join(import.meta.dirname, '..');

/** `npm run admin`, as an operator does. */
export async function adminCommand({ dataDir }: Marketplace, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words], { cwd: ROOT, env });
}

/** Instead of waiting for the next minute. */
export const runJob = (marketplace: Marketplace, name: string) => adminCommand(marketplace, 'run-job', name);
