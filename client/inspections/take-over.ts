import { change, type LocalInspection, readStored } from './local-store.ts';
import { syncSoon } from './syncing.ts';

const NOBODY = '';

/** Moves what was noted without a login to the person's own, where both sides of an item stand as versions. */
export async function takeOver(person: string, productId: string) {
  const { inspection: noted, photos } = await readStored(NOBODY, productId);
  if (!noted) return;
  const joined = (own: LocalInspection | undefined): LocalInspection => {
    const known = new Set(own?.entries.map(({ id }) => id));
    return {
      ...noted,
      ...own,
      entries: [...(own?.entries ?? []), ...noted.entries.filter(({ id }) => !known.has(id))],
    };
  };
  await change(person, productId, ({ inspection }) => joined(inspection), photos);
  await removeNoted(productId);
  syncSoon(0);
}

export const removeNoted = (productId: string) => change(NOBODY, productId, () => undefined);
