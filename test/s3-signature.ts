import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Raw path and query. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const QUARTER_HOUR = 900_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const hash = (what: string | Buffer) => createHash('sha256').update(what).digest('hex');
const hmac = (key: string | Buffer, what: string) => createHmac('sha256', key).update(what).digest();

/** Verifies Signature Version 4. Returns the error code, or undefined. */
export function s3Fault(request: SignedRequest, keys: S3Keys, now = Date.now()): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const parts = AUTHORIZATION.exec(header('authorization'));
  if (!parts) return 'AccessDenied';
  const [, id, date = '', region = '', signedNames = '', signature = ''] = parts;
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';

  const stamp = header('x-amz-date');
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now - at) <= QUARTER_HOUR) || !stamp.startsWith(date)) return 'RequestTimeTooSkewed';
  if (header('x-amz-content-sha256') !== hash(request.body)) return 'XAmzContentSHA256Mismatch';
  const names = signedNames.split(';');
  const unsigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') && !names.includes(name));
  if (unsigned.length || !names.includes('host')) return 'AccessDenied';

  const { pathname, searchParams } = new URL(request.url, 'http://s3');
  const canonical = [
    request.method,
    pathname.split('/').map(decodeURIComponent).map(escaped).join('/'),
    [...searchParams]
      .map((pair) => pair.map(escaped).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}`),
    '',
    signedNames,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, hash(canonical)].join('\n');
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
