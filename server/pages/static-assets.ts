import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { t } from '#language/t.ts';
import { type Encoding, encodingFor } from '../cache/response-cache.ts';
import { sharePreviousBuilds } from './previous-builds.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
const OF_A_BUILD = /^\/assets\/\w[\w.-]*(?<!\.(?:br|gz))$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A browser that opens an SVG as a page runs no script in it. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const FOR_AN_HOUR = 'public, max-age=3600';
/** It asks for what the pages ask for. A new one is found at once. */
const WORKER = { address: '/service-worker.js', policy: "default-src 'none'; connect-src 'self'", cached: 'no-cache' };

interface Asset {
  type: string;
  policy?: string | undefined;
  etag: string;
  cached: string;
  bytes: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

/**
 * Serves precompressed build files from memory. Scripts and styles of all builds are in `shared`, also after a deploy,
 * and are read when they are first asked for; a process reads everything else at its start.
 */
export function serveAssets(app: FastifyInstance, folder: string, shared?: string) {
  const assets = new Map(addresses(folder, shared && 'assets').map((address) => [address, read(folder, address)]));
  if (shared) sharePreviousBuilds(join(folder, 'assets'), shared);
  const find = (address: string) => {
    const known = assets.get(address);
    if (known || !shared || !OF_A_BUILD.test(address) || !existsSync(join(shared, address))) return known;
    const found = read(shared, address);
    assets.set(address, found);
    return found;
  };
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const asset = find(request.url.split('?', 1)[0] ?? '');
    return asset ? send(asset, request, reply) : refuse(reply);
  };
  const alone = [...assets.keys()].filter((address) => !/^\/(assets|pictures)\//.test(address));
  for (const url of ['/assets/*', '/pictures/*', ...alone])
    app.route({ method: ['GET', 'HEAD'], url, compress: false, schema: { hide: true }, handler: serve });
}

function addresses(folder: string, without?: string) {
  const files = globSync('**/*.*', { cwd: folder, exclude: without ? [without] : [] });
  return files.filter((file) => !/(^|[\\/])\.|\.(br|gz)$/.test(file)).map((file) => `/${file.replaceAll('\\', '/')}`);
}

function read(folder: string, address: string): Asset {
  const file = join(folder, address);
  const identity = readFileSync(file);
  const bytes: Asset['bytes'] = { identity };
  for (const [encoding, ending] of Object.entries(ENDINGS))
    if (existsSync(file + ending)) bytes[encoding as keyof typeof ENDINGS] = readFileSync(file + ending);
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    policy: policyOf(address),
    etag: hash('sha1', identity, 'base64url'),
    cached: cachedFor(address),
    bytes,
  };
}

function policyOf(address: string) {
  if (address === WORKER.address) return WORKER.policy;
  return extname(address) === '.svg' ? SVG_POLICY : undefined;
}

function cachedFor(address: string) {
  if (address === WORKER.address) return WORKER.cached;
  return address.startsWith('/assets/') ? FOR_EVER : FOR_AN_HOUR;
}

function send({ type, policy, etag, cached, bytes }: Asset, { headers }: FastifyRequest, reply: FastifyReply) {
  const wanted = encodingFor(headers['accept-encoding']);
  const encoding = bytes[wanted] ? wanted : 'identity';
  const tag = `"${etag}-${encoding}"`;
  reply.header('cache-control', cached).header('etag', tag);
  if (policy) reply.header('content-security-policy', policy);
  if (Object.keys(bytes).length > 1) reply.header('vary', 'accept-encoding');
  if (isKnown(tag, headers['if-none-match'])) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes[encoding]);
}

/** Not cacheable: during a deploy another process may have the file. */
function refuse(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(t('There is no such file.'));
}

function isKnown(tag: string, known = '') {
  return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
