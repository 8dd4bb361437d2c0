import { LARGEST_IMPORT_BYTES } from '#contract/imports.ts';

const WORKBOOK = /\.(xlsx|xlsm|xlsb|xls|ods|numbers)$/i;
const MEGABYTE = 1024 * 1024;

/** The error message of a file that the server would refuse. */
export function fileFault({ name, size }: { name: string; size: number }): string | undefined {
  if (WORKBOOK.test(name)) return `${name} is a workbook. Please save its sheet as CSV first, then choose that file.`;
  if (size === 0) return `${name} is empty.`;
  if (size > LARGEST_IMPORT_BYTES)
    return `${name} has ${Math.ceil(size / MEGABYTE)} MB. Please keep a file to ${LARGEST_IMPORT_BYTES / MEGABYTE} MB, or split it.`;
}
