import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept) return Secrets.parse(JSON.parse(kept));
  const make = () => randomBytes(32).toString('hex');
  const secrets = {
    accessToken: make(),
    identity: make(),
    google: make(),
    cards: `sk_test_${make()}`,
    cardsPublic: `pk_test_${make()}`,
    cardEvents: `whsec_${make()}`,
  };
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await rename(draft, path);
  return secrets;
}
