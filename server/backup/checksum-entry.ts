import { packTar } from 'modern-tar';

export const CHECKSUM_LENGTH = 2048;

/** The end of the archive: an entry with the SHA-256 of all bytes before it. */
export async function checksumEntry(digest: string): Promise<Buffer> {
  const bytes = Buffer.from(digest);
  const header = { name: 'sha256', size: bytes.length, mtime: new Date(0) };
  return Buffer.from(await packTar([{ header, body: bytes }]));
}
