import { localList } from '#client/browser/local-list.ts';
import { paths } from '#client/paths.ts';

/** So many bikes stand side by side. */
export const MOST_COMPARED = 4;

const isId = (thing: unknown): thing is string => typeof thing === 'string' && /^[0-9a-f-]{36}$/.test(thing);

/** The ids of the bikes chosen in this browser, in the order of choice. */
export const compared = localList('compared-bikes', MOST_COMPARED, isId);

/** A comparison's own address. */
export const comparison = (ids: string[]) => `${paths.compare}?bikes=${ids.join(',')}`;

/** Answers whether there was room for it. */
export function addCompared(id: string): boolean {
  const before = compared.now();
  if (before.length === MOST_COMPARED) return false;
  compared.keep([...before, id]);
  return true;
}

export function removeCompared(id: string) {
  compared.keep(compared.now().filter((other) => other !== id));
}
