import { bangladesh } from './names/bangladesh.ts';
import { india } from './names/india.ts';

export interface OtherNames {
  country: string;
  name: string;
  /** What the source calls it. */
  listed: string;
  /** Old names, other scripts, spellings. */
  also: string[];
  /** Parts of it, and districts whose town it is. */
  parts: string[];
}

const LINE = /^(?<name>[^|(]+)(\((?<listed>[^)]+)\)\s*)?(\|(?<also>[^|]*))?(\|(?<parts>[^|]*))?$/;

/** A line each: `name (what the source calls it) | other names | parts`. */
export const otherNames: OtherNames[] = Object.entries({ IN: india, BD: bangladesh }).flatMap(([country, text]) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const { name = '', listed, also, parts } = LINE.exec(line)?.groups ?? {};
      if (!name) throw new Error(`The names of a place cannot be read: ${line}`);
      return { country, name: name.trim(), listed: listed ?? name.trim(), also: list(also), parts: list(parts) };
    }),
);

function list(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
