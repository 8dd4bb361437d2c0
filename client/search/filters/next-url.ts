import type { Chip, SearchAddress } from '#contract/search.ts';
import { changed, readAddress } from '../address.ts';

export interface Change {
  kind: Chip['kind'];
  fields: SearchAddress;
}

interface Search {
  answered: SearchAddress;
  wanted: SearchAddress;
  /** The pending search with the filters read from its words. */
  activeFilters: SearchAddress;
  chips: Chip[];
}

export function nextUrl({ kind, fields }: Change, { answered, wanted, activeFilters, chips }: Search): SearchAddress {
  const isTakenBack = namesIn(fields).some((name) => fields[name] === undefined && activeFilters[name] !== undefined);
  // Words may mean it as well: the server's chip has the query without them.
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
