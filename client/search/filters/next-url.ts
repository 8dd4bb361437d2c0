import type { Chip, SearchAddress } from '#contract/search.ts';
import { changed, readAddress } from '../address.ts';

/** One choice that was changed: its fields as they are to be. */
export interface Change {
  kind: Chip['kind'];
  fields: SearchAddress;
}

interface Search {
  /** What the answer on the page was asked with. */
  answered: SearchAddress;
  /** What was asked for since. */
  wanted: SearchAddress;
  /** That, with what its words were taken for. */
  inForce: SearchAddress;
  chips: Chip[];
}

/** Where a change leads. */
export function nextAddress({ kind, fields }: Change, { answered, wanted, inForce, chips }: Search): SearchAddress {
  const isTakenBack = namesIn(fields).some((name) => fields[name] === undefined && inForce[name] !== undefined);
  // Words may say it as well: the server knows what is left of them.
  const without = isTakenBack ? chips.find((chip) => chip.kind === kind)?.without : undefined;
  if (without === undefined) return changed(wanted, fields);
  const left = readAddress(new URLSearchParams(without));
  return changed(left, { ...changesBetween(answered, wanted), ...fields });
}

function changesBetween(before: SearchAddress, now: SearchAddress): SearchAddress {
  const names = namesIn({ ...before, ...now }).filter((name) => before[name] !== now[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

const namesIn = (address: SearchAddress) => Object.keys(address) as (keyof SearchAddress)[];
