// Without zod: pages that work without a connection load this, and not the endpoints.

export const MOST_ENTRY_PHOTOS = 4;
export const LONGEST_INSPECTION_NOTE = 500;

interface InspectionItemFacts {
  label: string;
  /** What to look at. */
  hint: string;
}

/** In the order in which one walks around a bike. */
export const INSPECTION_ITEM_FACTS = {
  'frame-number': { label: 'Frame number', hint: 'Compare the number on the frame with the papers.' },
  chain: { label: 'Chain', hint: 'Look for rust and hooked teeth; it should hang a little, evenly all round.' },
  forks: { label: 'Forks', hint: 'Push them down: they come back smoothly, and no oil shows on the tubes.' },
  brakes: { label: 'Brakes', hint: 'Roll and brake: the levers are firm, and pads and discs are not worn down.' },
  tyres: { label: 'Tyres', hint: 'Look for cracks, a worn middle, and the year on the side.' },
  oil: { label: 'Oil', hint: 'Check the level, look under the engine, and watch the smoke at a cold start.' },
  papers: { label: 'Papers', hint: 'Read the names and dates, and who owns the bike now.' },
} as const satisfies Record<string, InspectionItemFacts>;
export type InspectionItem = keyof typeof INSPECTION_ITEM_FACTS;
export const INSPECTION_ITEMS = Object.keys(INSPECTION_ITEM_FACTS) as [InspectionItem, ...InspectionItem[]];

export const INSPECTION_RESULTS = ['good', 'doubtful', 'bad'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];
export const INSPECTION_RESULT_LABELS: Record<InspectionResult, string> = {
  good: 'Good',
  doubtful: 'Not sure',
  bad: 'Bad',
};

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
