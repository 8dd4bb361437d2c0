import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** Has uploads that arrive put into a folder of this test's own; answers what is there. */
export function ownArrivals(): () => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kickstand-arrivals-'));
  process.env.TMPDIR = folder;
  after(() => rmSync(folder, { recursive: true }));
  return () => readdirSync(folder);
}
