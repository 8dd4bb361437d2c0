import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { RefusedStart } from '../database/refused-start.ts';

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
  const path = fileIn(dataDir);
  return (await kept(path)) ?? (await makeSecrets(path));
}

type Named = 'ACCESS_TOKEN_SECRET' | 'AUDIT_SECRET';

/** For whoever only looks on, and makes none: the folder's, which are not needed where one of these settings is there. */
export async function findSecrets(
  env: { DATA_DIR: string } & Partial<Record<Named, string>>,
  ...instead: Named[]
): Promise<Secrets> {
  const path = fileIn(env.DATA_DIR);
  const found = await kept(path);
  if (!found && !instead.some((name) => env[name]))
    throw new RefusedStart(
      `${instead.join(' or ')}: is not set, and ${path} is not there. Give this command the settings of the marketplace.`,
    );
  return found ?? newSecrets();
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

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json');

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
