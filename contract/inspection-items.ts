// Without zod: pages that work without a connection load this, and not the endpoints.

export const MOST_ENTRY_PHOTOS = 4;
export const MOST_REPLACED_ENTRIES = 10;
export const LONGEST_INSPECTION_NOTE = 500;

/** In the order in which one walks around a bike. */
export const INSPECTION_ITEMS = ['frame-number', 'chain', 'forks', 'brakes', 'tyres', 'oil', 'papers'] as const;
export type InspectionItem = (typeof INSPECTION_ITEMS)[number];

export const INSPECTION_RESULTS = ['good', 'doubtful', 'bad'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

/**
 * Those that no other replaces, each once, in their order. Several of one item were written by devices that did not
 * see each other's.
 */
export function currentEntries<Entry extends { id: string; replaces: string[] }>(entries: readonly Entry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const replaced = new Set(
    [...byId.values()].flatMap(({ id, replaces }) => replaces.filter((earlier) => earlier !== id)),
  );
  return [...byId.values()].filter(({ id }) => !replaced.has(id));
}
