import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const ROOT = join(import.meta.dirname, '..');
export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Arguments of the Dockerfile's instructions of one kind. */
export function instructions(kind: string): string[] {
  const lines = read('Dockerfile').split('\n');
  return lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
}

export function imageSettings(): Record<string, string> {
  const pairs = instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')));
  return Object.fromEntries(pairs);
}

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it is
export function yamlDocuments(path: string): any[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    if (document.errors.length) throw document.errors[0];
    return document.toJS();
  });
}

/** For settings that an example leaves to its reader. */
export const FILLED = {
  ACCESS_TOKEN_SECRET: '9f1c0b7e44d2a86f5e3b21c7d80a6e9b1f4c5d72e8a3069b',
  AUDIT_SECRET: '5b7d90e1c3a2f846d19e70b4c85a2f3e6d1b9c074e8f3a25',
  FRAME_NUMBER_SECRET: '0c61e2d84f9b7a35e8d2c4b19f60735a8e1d4c7b2f5a9083',
  METRICS_TOKEN: '0d8e6a4c92f17b35e1a0c7d94f6b283e5a17c9d042bf8e63',
  VAPID_PRIVATE_KEY: 'q3vQx1Zt8mFh0oYpLr7Uc2WnKbE5sGdJ9aTiVyXe4Rk',
  DATABASE_PASSWORD: 'password',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};
export type Fillable = keyof typeof FILLED;

export function fillIn(example: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(example).map(([name, value]) => [name, value || FILLED[name as Fillable]] as const);
  const empty = entries.find(([, value]) => !value);
  if (empty) throw new Error(`${empty[0]} is empty`);
  return Object.fromEntries(entries.map(([name, value]) => [name, `${value}`]));
}
