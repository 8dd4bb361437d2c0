import type { LiveTopic } from '#contract/live.ts';

/** Without an id, anything of the topic may have changed. */
type Handler = (id?: string) => void;

export interface LiveEvent {
  topic: LiveTopic;
  id?: string | undefined;
}

/** What comes between the answer of a page's query and the page's first render is repeated to it. */
const LATE_MS = 3_000;
const heardAt = new Map<LiveTopic, number>();
const handlers = new Map<LiveTopic, Set<Handler>>();

export function subscribe(topic: LiveTopic, handler: Handler) {
  const own = handlers.get(topic) ?? new Set();
  handlers.set(topic, own.add(handler));
  if (performance.now() - (heardAt.get(topic) ?? Number.NEGATIVE_INFINITY) < LATE_MS) handler();
  return () => {
    own.delete(handler);
  };
}

export function hear({ topic, id }: LiveEvent) {
  heardAt.set(topic, performance.now());
  for (const handler of handlers.get(topic) ?? []) handler(id);
}

/** Events may have been missed. */
export function hearAll() {
  for (const topic of handlers.keys()) hear({ topic });
}
