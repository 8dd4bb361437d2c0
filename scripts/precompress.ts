import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isTranslated } from './languages/translate-scripts.ts';

const TEXTS = '**/*.{js,css,svg,json,txt,xml,webmanifest}';
/** There are many, and the last level takes most of the build for 3 % of their size. */
const QUALITY_OF_COPIES = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli and gzip, only where smaller. */
export async function precompress(folder: string) {
  const texts = globSync(TEXTS, { cwd: folder });
  await Promise.all(
    texts.map(async (text) => {
      const file = join(folder, text);
      const plain = await readFile(file);
      const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
      const quality = isTranslated(text) ? QUALITY_OF_COPIES : BROTLI_MAX_QUALITY;
      const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: plain.length };
      const packed = {
        br: await brotli(plain, { params }),
        gz: await zip(plain, { level: constants.Z_BEST_COMPRESSION }),
      };
      for (const [ending, bytes] of Object.entries(packed))
        if (bytes.length < plain.length) await writeFile(`${file}.${ending}`, bytes);
    }),
  );
}
