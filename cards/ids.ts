import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567';

/** 24 characters of 60: about 142 random bits, too many to guess. */
export function randomText(length = 24): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

export const newId = (prefix: string) => `${prefix}_${randomText()}`;
