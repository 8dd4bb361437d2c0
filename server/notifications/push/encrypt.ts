import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a browser, base64url. */
export interface Receiver {
  publicKey: string;
  authSecret: string;
}

/** Fixed in tests alone: a salt is used once. */
interface Chance {
  salt: Buffer;
  privateKey: Buffer;
}

const RECORD_BYTES = 4096;
const LAST_RECORD = 2;

/** One record of `aes128gcm` that only the browser opens (RFC 8188, RFC 8291). */
export function encryptPush(text: string, { publicKey, authSecret }: Receiver, chance?: Chance): Buffer {
  const pair = createECDH('prime256v1');
  if (chance) pair.setPrivateKey(chance.privateKey);
  else pair.generateKeys();
  const salt = chance?.salt ?? randomBytes(16);
  const [theirs, ours] = [Buffer.from(publicKey, 'base64url'), pair.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(pair.computeSecret(theirs), Buffer.from(authSecret, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, size, ours, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
