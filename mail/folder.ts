import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OpenedMail, openMail } from './opened-mail.ts';

export interface StoredMail extends OpenedMail {
  id: string;
}

const ID = /^\d{13}-\d{6}-[0-9a-f]{16}$/;
let count = 0;

/** Keeps the newest ones. A repeated Message-ID is stored once. */
export async function fileMail(dir: string, raw: Buffer, keep: number): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const same = createHash('sha256')
    .update(openMail(raw.toString('latin1')).messageId)
    .digest('hex')
    .slice(0, 16);
  const id = `${Date.now()}-${String(count++ % 1_000_000).padStart(6, '0')}-${same}`;
  await writeFile(join(dir, `${id}.eml`), raw, { mode: 0o600 });
  const ids = await listIds(dir);
  const surplus = [...ids.filter((other) => other.endsWith(same)).slice(0, -1), ...ids.slice(keep)];
  await Promise.all(surplus.map((other) => rm(join(dir, `${other}.eml`), { force: true })));
}

export async function listMails(dir: string): Promise<StoredMail[]> {
  const mails = await Promise.all((await listIds(dir)).map((id) => readMail(dir, id)));
  return mails.filter((mail) => mail !== undefined);
}

export async function readMail(dir: string, id: string): Promise<StoredMail | undefined> {
  if (!ID.test(id)) return undefined;
  const raw = await readFile(join(dir, `${id}.eml`), 'latin1').catch(() => undefined);
  return raw === undefined ? undefined : { id, ...openMail(raw) };
}

async function listIds(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  return ids.sort().reverse();
}
