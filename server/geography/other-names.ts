import { bangladesh } from './names/bangladesh.ts';
import * as europe from './names/europe.ts';
import { india } from './names/india.ts';
import { myanmar, nepal, pakistan, sriLanka, unitedKingdom, unitedStates, vietnam } from './names/neighbours.ts';

export interface OtherNames {
  country: string;
  name: string;
  listed: string;
  also: string[];
  parts: string[];
}

const TABLES = {
  IN: india,
  BD: bangladesh,
  PK: pakistan,
  LK: sriLanka,
  NP: nepal,
  MM: myanmar,
  VN: vietnam,
  US: unitedStates,
  GB: unitedKingdom,
  AT: europe.austria,
  BE: europe.belgium,
  CZ: europe.czechia,
  DK: europe.denmark,
  DE: europe.germany,
  GR: europe.greece,
  IT: europe.italy,
  PL: europe.poland,
  PT: europe.portugal,
  RO: europe.romania,
  RS: europe.serbia,
  CH: europe.switzerland,
  UA: europe.ukraine,
};

const LINE = /^(?<name>[^|(]+)(\((?<listed>[^)]+)\)\s*)?(\|(?<also>[^|]*))?(\|(?<parts>[^|]*))?$/;

/** Format: see names/india.ts. */
export const otherNames: OtherNames[] = Object.entries(TABLES).flatMap(([country, text]) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const { name = '', listed, also, parts } = LINE.exec(line)?.groups ?? {};
      if (!name) throw new Error(`Invalid line of place names: ${line}`);
      return {
        country,
        name: name.trim(),
        listed: listed?.trim() ?? name.trim(),
        also: list(also),
        parts: list(parts),
      };
    }),
);

function list(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
