interface Address {
  loc: string;
  lastmod?: Date;
}

type SitemapKind = { root: 'sitemapindex'; entry: 'sitemap' } | { root: 'urlset'; entry: 'url' };

export const INDEX: SitemapKind = { root: 'sitemapindex', entry: 'sitemap' };
export const ADDRESSES: SitemapKind = { root: 'urlset', entry: 'url' };

export async function* xml({ root, entry }: SitemapKind, pieces: AsyncIterable<Address[]> | Iterable<Address[]>) {
  // Waits for the first piece, so that an early error can still become an error response.
  let head = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for await (const piece of pieces) {
    yield head + piece.map((address) => `<${entry}>${shown(address)}</${entry}>\n`).join('');
    head = '';
  }
  yield `${head}</${root}>\n`;
}

const shown = ({ loc, lastmod }: Address) =>
  `<loc>${escaped(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString()}</lastmod>` : ''}`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>'"]/g, (character) => ENTITIES[character] ?? character);
