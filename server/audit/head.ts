export interface Link {
  seq: number;
  link: Buffer;
}

export const BEGINNING: Link = { seq: 0, link: Buffer.alloc(0) };

export const headText = ({ seq, link }: Link) => `${seq}:${link.toString('hex')}`;

export function readHead(text: string): Link | undefined {
  const [, seq, link = ''] = /^(\d{1,15}):((?:[\da-f]{2})*)$/.exec(text.trim()) ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), link: Buffer.from(link, 'hex') };
}
