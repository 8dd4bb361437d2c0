import { localList } from '#client/browser/local-list.ts';
import { paths } from '#client/paths.ts';

export const MOST_COMPARED = 4;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Ids in the order of choice. */
export const compared = localList('compared-bikes', MOST_COMPARED, isId);

export const comparison = (ids: string[]) => `${paths.compare}?bikes=${ids.join(',')}`;

/** False when the list is full. */
export function addCompared(id: string): boolean {
  const before = compared.now();
  if (before.length === MOST_COMPARED) return false;
  compared.keep([...before, id]);
  return true;
}

export function removeCompared(id: string) {
  compared.keep(compared.now().filter((other) => other !== id));
}
