import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Marketplace } from '../test/marketplace.ts';

const ROOT = join(import.meta.dirname, '..');

/** As an operator does, instead of waiting for the next minute. */
export async function runJob({ dataDir }: Marketplace, name: string) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'run-job', name], { cwd: ROOT, env });
}
