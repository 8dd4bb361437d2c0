import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Id } from '#contract/fields.ts';
import { OFFERED, pathIn } from '#language/languages.ts';
import { listCategories } from '../../categories/categories.ts';
import type { Sql } from '../../database/connect.ts';
import * as queries from './queries.ts';
import { ADDRESSES, INDEX, xml } from './xml.ts';

/** Limit of the sitemap protocol. */
const ADDRESSES_PER_FILE = 50_000;
const READ_AT_ONCE = 1000;
const CACHED = 'public, max-age=3600';

const SERIES = { 'on-sale': queries.onSale, sold: queries.sold, sellers: queries.sellers };
type SeriesName = keyof typeof SERIES;
const PAGE_OF = { 'on-sale': 'product', sold: 'product', sellers: 'seller' } as const;

export interface Site {
  publicUrl: string;
  pages: string[];
  category(brandName: string): string;
  product(id: string): string;
  seller(id: string): string;
}

/** Files are named after their first row, so that no request counts rows. */
export function serveSitemap(app: FastifyInstance, sql: Sql, site: Site) {
  const address = (path: string) => new URL(path, site.publicUrl).href;
  let counting: Promise<string[]> | undefined;
  const files = () => {
    // Scans all bikes and sellers, so concurrent requests share one result.
    counting ??= seriesFiles(sql).finally(() => {
      counting = undefined;
    });
    return counting;
  };

  app.get('/robots.txt', (_request, reply) => {
    const rules = [
      'User-agent: *',
      'Allow: /',
      ...['/api', ...inAllLanguages(['/dashboard'])].map((path) => `Disallow: ${path}`),
    ];
    const text = `${rules.join('\n')}\n\nSitemap: ${address('/sitemap.xml')}\n`;
    return reply.type('text/plain; charset=utf-8').header('cache-control', CACHED).send(text);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = ['/sitemap-pages.xml', ...(await files())];
    return send(reply, xml(INDEX, [paths.map((path) => ({ loc: address(path) }))]));
  });

  app.get('/sitemap-pages.xml', async (_request, reply) => {
    const { value: brands } = await listCategories(sql);
    const paths = [...site.pages, ...brands.map(({ brandName }) => site.category(brandName))];
    return send(reply, xml(ADDRESSES, [inAllLanguages(paths).map((path) => ({ loc: address(path) }))]));
  });

  for (const name of Object.keys(SERIES) as SeriesName[])
    app.get<{ Params: { first: string } }>(fileOf(name, ':first'), (request, reply) => {
      const { first } = request.params;
      if (!Id.safeParse(first).success) return reply.callNotFound();
      const shown = ({ id, changedAt }: queries.ListedRow) => ({
        loc: address(site[PAGE_OF[name]](id)),
        ...(changedAt && { lastmod: changedAt }),
      });
      return send(reply, xml(ADDRESSES, piecesOf(sql, name, first, shown)));
    });
}

/** Bikes and sellers name their translations themselves. */
const inAllLanguages = (paths: string[]) => OFFERED.flatMap((language) => paths.map((path) => pathIn(language, path)));

const fileOf = (name: SeriesName, first: string) => `/sitemap-${name}-${first}.xml`;

async function seriesFiles(sql: Sql) {
  const found = await Promise.all(
    (Object.keys(SERIES) as SeriesName[]).map(async (name) => {
      const starts = await SERIES[name].starts(sql, ADDRESSES_PER_FILE);
      return starts.map(({ id }) => fileOf(name, id));
    }),
  );
  return found.flat();
}

/** Reads in pieces: a slow client holds neither a connection nor the whole file. */
async function* piecesOf<T>(sql: Sql, name: SeriesName, first: string, show: (row: queries.ListedRow) => T) {
  let from = { id: first, included: true };
  for (let left = ADDRESSES_PER_FILE; left > 0; left -= READ_AT_ONCE) {
    const rows = await SERIES[name].read(sql, from, Math.min(left, READ_AT_ONCE));
    yield rows.filter(({ shown }) => shown).map(show);
    const last = rows.at(-1);
    if (!last || rows.length < READ_AT_ONCE) return;
    from = { id: last.id, included: false };
  }
}

function send(reply: FastifyReply, pieces: AsyncIterable<string>) {
  const file = Readable.from(pieces, { objectMode: false });
  return reply.type('application/xml; charset=utf-8').header('cache-control', CACHED).send(file);
}
