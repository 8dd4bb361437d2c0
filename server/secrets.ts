import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const Secrets = z.object({
  accessToken: z.string(),
  identity: z.string(),
  google: z.string(),
  cards: z.string(),
  cardsPublic: z.string(),
  cardEvents: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

/** The secrets of this data folder: made at the first start, the same at every later one. */
export async function keepSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  return (await kept(path)) ?? (await makeSecrets(path));
}

/** What the audit is signed with: the environment's, or one that follows from that of the access tokens. */
export function auditKey(env: { AUDIT_SECRET?: string; ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return env.AUDIT_SECRET ?? `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:audit`;
}

/** What the stand-in for Stripe signs events of connected accounts with. */
export function accountEventsSecret(secrets: Secrets): string {
  return `${secrets.cardEvents}:accounts`;
}

/** What handover codes are encrypted with. */
export function handoverKey(env: { ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:handover`;
}

/** What persons and addresses are hashed with in the log and in the security events. */
export function securityEventsKey(env: { ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:security-events`;
}

async function kept(path: string): Promise<Secrets | undefined> {
  try {
    return Secrets.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeSecrets(path: string): Promise<Secrets> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(newSecrets(), null, 2), { mode: 0o600 });
  try {
    // Of two first starts at once, one is first and both use its secrets.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return Secrets.parse(JSON.parse(await readFile(path, 'utf8')));
}

function newSecrets(): Secrets {
  const make = () => randomBytes(32).toString('hex');
  return {
    accessToken: make(),
    identity: make(),
    google: make(),
    cards: `sk_test_${make()}`,
    cardsPublic: `pk_test_${make()}`,
    cardEvents: `whsec_${make()}`,
  };
}
