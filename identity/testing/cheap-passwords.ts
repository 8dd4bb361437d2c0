import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The service's hash of a password costs 0.1 s of CPU, which is most of these tests; marketplaces of `test/` have it. */
const CHEAP: ScryptOptions = { N: 16, r: 1, p: 1 };

const { scrypt } = crypto;
type Callback = (error: Error | null, key: Buffer) => void;
crypto.scrypt = (password: crypto.BinaryLike, salt: crypto.BinaryLike, length: number, ...rest: unknown[]) =>
  scrypt(password, salt, length, CHEAP, rest.at(-1) as Callback);
syncBuiltinESMExports();
