import { type Message, message } from '#language/t.ts';
// Without zod: pages that work without a connection load this, and not the endpoints.

export const MOST_ENTRY_PHOTOS = 4;
export const MOST_REPLACED_ENTRIES = 10;
export const LONGEST_INSPECTION_NOTE = 500;

interface InspectionItemFacts {
  label: Message;
  /** What to look at. */
  hint: Message;
}

/** In the order in which one walks around a bike. */
export const INSPECTION_ITEM_FACTS = {
  'frame-number': { label: message('Frame number'), hint: message('Compare the number on the frame with the papers.') },
  chain: {
    label: message('Chain'),
    hint: message('Look for rust and hooked teeth; it should hang a little, evenly all round.'),
  },
  forks: {
    label: message('Forks'),
    hint: message('Push them down: they come back smoothly, and no oil shows on the tubes.'),
  },
  brakes: {
    label: message('Brakes'),
    hint: message('Roll and brake: the levers are firm, and pads and discs are not worn down.'),
  },
  tyres: { label: message('Tyres'), hint: message('Look for cracks, a worn middle, and the year on the side.') },
  oil: {
    label: message('Oil'),
    hint: message('Check the level, look under the engine, and watch the smoke at a cold start.'),
  },
  papers: { label: message('Papers'), hint: message('Read the names and dates, and who owns the bike now.') },
} as const satisfies Record<string, InspectionItemFacts>;
export type InspectionItem = keyof typeof INSPECTION_ITEM_FACTS;
export const INSPECTION_ITEMS = Object.keys(INSPECTION_ITEM_FACTS) as [InspectionItem, ...InspectionItem[]];

export const INSPECTION_RESULTS = ['good', 'doubtful', 'bad'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];
export const INSPECTION_RESULT_LABELS: Record<InspectionResult, Message> = {
  good: message('Good||result of a check'),
  doubtful: message('Not sure||result of a check'),
  bad: message('Bad||result of a check'),
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
