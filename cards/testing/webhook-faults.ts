import type { Inside } from '../unruly.ts';
import { type PendingEvent, send } from '../webhooks.ts';
import { forge } from './forgeries.ts';
import type { LineFaults } from './line-faults.ts';
import { happens, type Mood } from './mood.ts';

interface Fate {
  lost: boolean;
  late: boolean;
  duplicated: boolean;
  forged: boolean;
}

interface Outcome {
  delivered: number;
  /** Waiting for a retry. */
  refused: number;
  /** Held back until `release`. */
  late: number;
}

const NO_HASTE_MS = Number.POSITIVE_INFINITY;

export function webhookFaults(mood: Mood, line: LineFaults, inside: () => Inside) {
  const fates = new Map<string, Fate>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Sequential, so that `drain` does not compete with the provider's own deliveries. */
  const sequentially = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };

  const fateOf = ({ id }: PendingEvent): Fate => {
    const chance = (likely: number) => happens(mood, likely);
    const { lost, late, duplicated, forged } = faults;
    const fate = fates.get(id) ?? {
      lost: chance(lost),
      late: chance(late),
      duplicated: chance(duplicated),
      forged: chance(forged),
    };
    fates.set(id, fate);
    return fate;
  };

  const tryForgery = async (event: PendingEvent, fate: Fate) => {
    if (!fate.forged) return;
    fate.forged = false;
    faults.forgeriesTaken.push(...(await forge(inside().webhooks, event)));
  };

  const waitingEvents = (tried: string[]) => inside().sql<PendingEvent[]>`
    select id, payload, endpoint from events where next_attempt_at is not null and id <> all(${tried}) order by created_at, id`;

  const letters = async (events: PendingEvent[], outcome: Outcome) => {
    const going: PendingEvent[] = [];
    for (const event of events) {
      const fate = fateOf(event);
      await tryForgery(event, fate);
      if (fate.late) outcome.late++;
      else if (fate.lost) await forget(event);
      else going.push(...(fate.duplicated ? [event, event] : [event]));
    }
    return faults.reordered ? shuffled(going, mood.random) : going;
  };

  const forget = ({ id }: PendingEvent) => inside().sql`update events set next_attempt_at = null where id = ${id}`;

  const deliverAll = async (atOnce: number): Promise<Outcome> => {
    const outcome = { delivered: 0, refused: 0, late: 0 };
    const tried: string[] = [];
    while (!line.down) {
      const events = await waitingEvents(tried);
      if (events.length === 0) break;
      tried.push(...events.map(({ id }) => id));
      const going = await letters(events, outcome);
      while (going.length > 0)
        await Promise.all(
          going.splice(0, atOnce).map(async (event) => {
            const arrived = await send(inside().webhooks, event);
            if (arrived) await forget(event);
            outcome[arrived ? 'delivered' : 'refused']++;
          }),
        );
    }
    return outcome;
  };

  const faults = {
    /** The chance that an event is never sent. */
    lost: 0,
    /** … is held back until `release`. */
    late: 0,
    /** … is sent twice. */
    duplicated: 0,
    /** … comes with a forged one, badly signed, and with a copy that is signed but stale. */
    forged: 0,
    /** `drain` delivers in another order than things happened. */
    reordered: false,
    /** Forged events that the shop accepted. */
    forgeriesTaken: [] as string[],

    onRound: (work: () => Promise<number>) => (mood.byHand ? Promise.resolve(NO_HASTE_MS) : sequentially(work)),

    async onEvent(event: PendingEvent, sent: () => Promise<boolean>): Promise<boolean> {
      if (line.down) return false;
      const fate = fateOf(event);
      await tryForgery(event, fate);
      if (fate.late) return false;
      if (fate.lost) return true;
      if (!fate.duplicated) return sent();
      const arrivals = await Promise.all([sent(), sent()]);
      return arrivals.includes(true);
    },

    /** Delivers all waiting events and those that follow from them, one by one by default. */
    drain: ({ atOnce = 1 } = {}) => sequentially(() => deliverAll(atOnce)),

    async release() {
      for (const fate of fates.values()) fate.late = false;
      await inside().sql`update events set next_attempt_at = clock_timestamp() where next_attempt_at is not null`;
      inside().happened();
    },

    async reset() {
      Object.assign(faults, { lost: 0, late: 0, duplicated: 0, forged: 0, reordered: false, forgeriesTaken: [] });
      await sequentially(async () => {
        fates.clear();
        await inside().sql`update events set next_attempt_at = null where next_attempt_at is not null`;
      });
    },
  };
  return faults;
}

function shuffled<T>(items: T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
