import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { RefusedStart } from '../database/refused-start.ts';
import { newPushKey } from '../notifications/push/vapid.ts';

const Secrets = z.object({
  accessToken: z.string(),
  identity: z.string(),
  google: z.string(),
  cards: z.string(),
  cardsPublic: z.string(),
  cardEvents: z.string(),
});
export type Secrets = z.infer<typeof Secrets>;

export const ensureSecrets = (dataDir: string): Promise<Secrets> => loadOrCreate(fileIn(dataDir), Secrets, newSecrets);

const PushKey = z.object({ privateKey: z.string() });

/** Browsers are subscribed under it: a new one would lose them all. */
export async function ensurePushKey(dataDir: string): Promise<string> {
  const { privateKey } = await loadOrCreate(join(dataDir, 'push-key.json'), PushKey, () => ({
    privateKey: newPushKey(),
  }));
  return privateKey;
}

type Named = 'ACCESS_TOKEN_SECRET' | 'AUDIT_SECRET' | 'FRAME_NUMBER_SECRET';

/** For read-only commands: never creates secrets. Without the file, one of the named settings must be set. */
export async function findSecrets(
  env: { DATA_DIR: string } & Partial<Record<Named, string>>,
  ...instead: Named[]
): Promise<Secrets> {
  const path = fileIn(env.DATA_DIR);
  const found = await read(path, Secrets);
  if (!found && !instead.some((name) => env[name]))
    throw new RefusedStart(
      `${instead.join(' or ')}: is not set, and ${path} is not there. Give this command the settings of the marketplace.`,
    );
  return found ?? newSecrets();
}

/** `AUDIT_SECRET`, or derived from the access token secret. */
export function auditKey(env: { AUDIT_SECRET?: string; ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return env.AUDIT_SECRET ?? `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:audit`;
}

export function accountEventsSecret(secrets: Secrets): string {
  return `${secrets.cardEvents}:accounts`;
}

export function handoverKey(env: { ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:handover`;
}

/** `FRAME_NUMBER_SECRET`, or derived from the access token secret. */
export function frameKey(
  env: { FRAME_NUMBER_SECRET?: string; ACCESS_TOKEN_SECRET?: string },
  secrets: Secrets,
): string {
  return env.FRAME_NUMBER_SECRET ?? `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:frame-numbers`;
}

/** Encrypts photos of identity documents. */
export function documentsKey(env: { ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:identity-documents`;
}

/** Of the links that stop letters. */
export function lettersKey(env: { ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:letters`;
}

/** Hashes people and addresses in the log and in security events. */
export function securityEventsKey(env: { ACCESS_TOKEN_SECRET?: string }, secrets: Secrets): string {
  return `${env.ACCESS_TOKEN_SECRET ?? secrets.accessToken}:security-events`;
}

const fileIn = (dataDir: string) => join(dataDir, 'secrets.json');

async function loadOrCreate<T>(path: string, schema: z.ZodType<T>, make: () => T): Promise<T> {
  return (await read(path, schema)) ?? (await write(path, schema, make()));
}

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function write<T>(path: string, schema: z.ZodType<T>, made: T): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(made, null, 2), { mode: 0o600 });
  try {
    // Of two concurrent first starts one wins, and both use its secrets.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return schema.parse(JSON.parse(await readFile(path, 'utf8')));
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
