import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { NOTICE_KINDS, type NoticeKind } from '#contract/notice-preferences.ts';

export interface Stop {
  userId: string;
  kind: NoticeKind;
}

/** Address parts that stop letters of one kind to one person. They name nobody, cannot be made up, and do not end. */
export interface StopTokens {
  make(stop: Stop): string;
  /** Undefined: not made here. */
  read(token: string): Stop | undefined;
}

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES, ID_BYTES] = [12, 16, 16];
const LONGEST = 200;

export function stopTokens(secret: string): StopTokens {
  const [key, ivKey] = ['key', 'iv'].map((use) => Buffer.from(hkdfSync('sha256', secret, '', `letters:${use}`, 32)));
  if (!key || !ivKey) throw new Error('Keys are missing');
  return {
    make({ userId, kind }) {
      const plain = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from(kind)]);
      // From the content, so that a letter that is sent again is the same.
      const iv = createHmac('sha256', ivKey).update(plain).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },
    read(token) {
      if (token.length > LONGEST || !/^[\w-]+$/.test(token)) return;
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length <= IV_BYTES + ID_BYTES + TAG_BYTES) return;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const plain = opened(() => [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      const kind = plain?.subarray(ID_BYTES).toString() ?? '';
      if (!plain || !isKind(kind)) return;
      return { userId: idOf(plain.subarray(0, ID_BYTES)), kind };
    },
  };
}

const isKind = (text: string): text is NoticeKind => Object.hasOwn(NOTICE_KINDS, text);

const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function opened(open: () => Buffer[]): Buffer | undefined {
  try {
    return Buffer.concat(open());
  } catch {
    return undefined;
  }
}
