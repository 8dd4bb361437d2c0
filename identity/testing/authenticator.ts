import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

type Value = number | string | Buffer | Map<Value, Value>;

function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** One passkey. `verifies`: with user verification. */
export function authenticator(origin: string, { verifies = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const flags = PRESENT | (verifies ? VERIFIED : 0);
  const place = createHash('sha256').update(new URL(origin).hostname).digest();
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const shell = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    register({ challenge }: { challenge: string }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (text: string) => Buffer.from(text, 'base64url');
      const key = new Map<Value, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]);
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const authData = Buffer.concat([place, Buffer.from([flags | WITH_KEY, 0, 0, 0, 0]), made]);
      const object = new Map<Value, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', challenge));
      return { ...shell, response: { clientDataJSON, attestationObject: base64url(cbor(object)), transports: [] } };
    },
    answer({ challenge }: { challenge: string }) {
      const data = clientData('webauthn.get', challenge);
      const authenticatorData = Buffer.concat([place, Buffer.from([flags, 0, 0, 0, 0])]);
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()]);
      const signature = sign('sha256', signed, privateKey);
      return {
        ...shell,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}
