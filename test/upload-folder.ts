import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** Isolates the temporary upload folder; lists its files. */
export function ownUploadFolder(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kickstand-arrivals-'));
  process.env.TMPDIR = folder;
  after(() => rmSync(folder, { recursive: true }));
  return () => readdirSync(folder);
}
