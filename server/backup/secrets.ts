import { randomBytes, scryptSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Env } from '../env.ts';
import type { Secret } from './manifest.ts';

/** What the database was written with: with others it is worth little. */
const FOR_GOOD = ['ACCESS_TOKEN_SECRET', 'AUDIT_SECRET', 'FRAME_NUMBER_SECRET', 'VAPID_PRIVATE_KEY'] as const;
const REPLACEABLE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
] as const;
const FILES = ['secrets.json', 'push-key.json'];

export const SECRETS = 'secrets/values.json';

const Values = z.object({ settings: z.record(z.string(), z.string()), files: z.record(z.string(), z.string()) });
export type SecretValues = z.infer<typeof Values>;

type Settings = Pick<Env, 'DATA_DIR' | (typeof FOR_GOOD)[number] | (typeof REPLACEABLE)[number]>;

export async function secretsOf(env: Settings): Promise<SecretValues> {
  const settings = [...FOR_GOOD, ...REPLACEABLE].flatMap((name) => (env[name] ? [[name, env[name]]] : []));
  const files = await Promise.all(FILES.map(async (name) => [name, await fileIn(env.DATA_DIR, name)] as const));
  return {
    settings: Object.fromEntries(settings),
    files: Object.fromEntries(files.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
  };
}

/** Fingerprints tell whether a secret is the same one, and not what it is. */
export function namesOf({ settings, files }: SecretValues): Secret[] {
  const salt = () => randomBytes(16).toString('hex');
  const named = (place: Secret['place'], values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => {
      const own = { name, place, salt: salt() };
      return { ...own, fingerprint: fingerprint(value, own.salt) };
    });
  return [...named('setting', settings), ...named('file', files)];
}

export const secretsText = (values: SecretValues) => Buffer.from(JSON.stringify(values));
export const readSecrets = (bytes: Buffer): SecretValues => Values.parse(JSON.parse(bytes.toString()));

export interface SecretHere extends Secret {
  here: 'same' | 'other' | 'missing';
  isForGood: boolean;
}

export async function compareSecrets(secrets: Secret[], env: Settings): Promise<SecretHere[]> {
  const { settings, files } = await secretsOf(env);
  return secrets.map((secret) => {
    const value = (secret.place === 'file' ? files : settings)[secret.name];
    const isForGood = secret.place === 'file' || FOR_GOOD.some((name) => name === secret.name);
    if (value === undefined) return { ...secret, isForGood, here: 'missing' };
    return { ...secret, isForGood, here: fingerprint(value, secret.salt) === secret.fingerprint ? 'same' : 'other' };
  });
}

export const SETTINGS_FILE = 'restored-secrets.env';

/** Files come back to their place; settings into a file for the operator. Returns the paths. Overwrites nothing. */
export async function putBack({ settings, files }: SecretValues, dataDir: string): Promise<string[]> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  const texts = { ...files, ...(lines.length > 0 && { [SETTINGS_FILE]: lines.join('') }) };
  const written: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const path = join(dataDir, name);
    if ((await fileIn(dataDir, name)) !== undefined) continue;
    await writeFile(path, text, { mode: 0o600, flag: 'wx' });
    written.push(path);
  }
  return written;
}

const fingerprint = (value: string, salt: string) => scryptSync(value, salt, 16).toString('hex');

async function fileIn(dataDir: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(dataDir, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
}
