import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const DAY = 24 * 60 * 60;
const FILES: Record<string, string> = {
  'text.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'headings.woff2': '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
};

export interface Font {
  bytes: Buffer;
  headers: Record<string, string>;
}

export async function readFont(name: string): Promise<Font | undefined> {
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (!file) return undefined;
  return {
    bytes: await readFile(fileURLToPath(import.meta.resolve(file))),
    headers: {
      'content-type': 'font/woff2',
      'cache-control': `public, max-age=${DAY}`,
      'x-content-type-options': 'nosniff',
    },
  };
}
