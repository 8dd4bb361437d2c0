import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

export interface JsonFile<T> {
  readonly value: T;
  replace: (value: T) => Promise<void>;
}

export async function openJsonFile<T>(
  folder: string,
  name: string,
  shape: z.ZodType<T>,
  first: () => Promise<T>,
): Promise<JsonFile<T>> {
  const file = join(folder, name);
  const write = async (value: T) => {
    await writeFile(`${file}.new`, JSON.stringify(value), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readFile(file, 'utf8').catch(() => undefined);
  let value = found === undefined ? await first() : shape.parse(JSON.parse(found));
  if (found === undefined) await write(value);
  return {
    get value() {
      return value;
    },
    async replace(next) {
      value = next;
      await write(next);
    },
  };
}
