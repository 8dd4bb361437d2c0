import { LARGEST_IMPORT_BYTES } from '#contract/imports.ts';
import { t } from '#language/t.ts';

const WORKBOOK = /\.(xlsx|xlsm|xlsb|xls|ods|numbers)$/i;
const MEGABYTE = 1024 * 1024;

/** The error message of a file that the server would refuse. */
export function fileFault({ name, size }: { name: string; size: number }): string | undefined {
  if (WORKBOOK.test(name))
    return t('{file} is a workbook. Please save its sheet as CSV first, then choose that file.', { file: name });
  if (size === 0) return t('{file} is empty.', { file: name });
  if (size > LARGEST_IMPORT_BYTES)
    return t('{file} has {size} MB. Please keep a file to {most} MB, or split it.', {
      file: name,
      size: Math.ceil(size / MEGABYTE),
      most: LARGEST_IMPORT_BYTES / MEGABYTE,
    });
}
