/** A link of the chain, by its place in it. */
export interface Link {
  seq: number;
  link: Buffer;
}

/** What the first link follows on. */
export const BEGINNING: Link = { seq: 0, link: Buffer.alloc(0) };

/** How far the chain went, written down outside of the database. */
export const headText = ({ seq, link }: Link) => `${seq}:${link.toString('hex')}`;

export function readHead(text: string): Link | undefined {
  const [, seq, link = ''] = /^(\d{1,15}):((?:[\da-f]{2})*)$/.exec(text.trim()) ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), link: Buffer.from(link, 'hex') };
}
