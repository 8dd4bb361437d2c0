import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { openJsonFile } from './json-file.ts';

const Keys = z.object({ signing: z.record(z.string(), z.string()), cookie: z.string() });
export type Keys = z.infer<typeof Keys>;

/** RS256, as Google. Stored, so that a restart does not invalidate tokens. */
export async function loadKeys(folder: string): Promise<Keys> {
  const { value } = await openJsonFile(folder, 'keys.json', Keys, async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    const signing = Keys.shape.signing.parse({ ...jwk, alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') });
    return { signing, cookie: randomBytes(32).toString('base64url') };
  });
  return value;
}
