import { createCipheriv, createDecipheriv, createHmac, randomInt } from 'node:crypto';
import { CODE_DIGITS } from '#contract/deals.ts';

export interface HandoverCodes {
  make(bookingId: string): string;
  /** Stored forms of a code; those from before encryption are plain text. */
  storedAs(bookingId: string, code: string): string[];
  open(bookingId: string, stored: string): string;
}

const CIPHER = 'aes-256-ecb';
const IN_CLEAR = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** One block under a key derived per booking: deterministic, so that SQL can compare. */
export function handoverCodes(secret: string): HandoverCodes {
  const keyOf = (bookingId: string) => createHmac('sha256', secret).update(bookingId).digest();
  const seal = (bookingId: string, code: string) => {
    const cipher = createCipheriv(CIPHER, keyOf(bookingId), null);
    return Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]).toString('base64url');
  };
  return {
    make: (bookingId) => seal(bookingId, String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')),
    storedAs: (bookingId, code) => [seal(bookingId, code), code],
    open(bookingId, stored) {
      if (IN_CLEAR.test(stored)) return stored;
      const cipher = createDecipheriv(CIPHER, keyOf(bookingId), null);
      return Buffer.concat([cipher.update(stored, 'base64url'), cipher.final()]).toString('utf8');
    },
  };
}
