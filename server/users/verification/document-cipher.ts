import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts photos of identity documents: a copy of the database alone shows none. */
export interface DocumentCipher {
  /** The id is authenticated, so that no photo can take the place of another. */
  seal(id: string, picture: Buffer): Buffer;
  /** Throws when it was sealed with another key or for another id. */
  open(id: string, sealed: Buffer): Buffer;
}

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

export function documentCipher(secret: string): DocumentCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity documents', 32));
  return {
    seal(id, picture) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(id));
      return Buffer.concat([iv, cipher.update(picture), cipher.final(), cipher.getAuthTag()]);
    },
    open(id, sealed) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(id));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    },
  };
}
