import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Internet } from '../../http/internet.ts';

/** The keys of a browser, which opens what was encrypted for it (RFC 8291, section 4). */
export function aBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    publicKey: pair.getPublicKey('base64url'),
    authSecret: auth.toString('base64url'),
    open(body: Buffer): string {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
      const theirs = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      const hkdf = (secret: Buffer, from: Buffer, info: string | Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const shared = hkdf(pair.computeSecret(theirs), auth, info, 32);
      const key = hkdf(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, hkdf(shared, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('This is not the last record');
      return plain.subarray(0, -1).toString();
    },
  };
}

export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine: `answers` says how it takes what is sent to a path. */
export async function pushService() {
  const taken: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    taken.push({ path, headers: request.headers, body: await buffer(request) });
    const status = answers.get(path) ?? 201;
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const nearby: Internet = { addressesOf: async () => ['127.0.0.1'], mayReach: () => true, mayUse: () => true };
  return {
    origin,
    nearby,
    taken,
    answers,
    of: (path: string) => taken.filter((one) => one.path === path),
    stop: () => server.close(),
  };
}
