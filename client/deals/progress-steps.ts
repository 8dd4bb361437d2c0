import type { BookingStatus } from '#contract/deal-machine.ts';
import type { Deal } from '#contract/deals.ts';
import { type Message, message } from '#language/t.ts';

const MAIN = {
  booked: message('Booked'),
  paid: message('Paid'),
  'meeting-agreed': message('Meeting agreed'),
  'handed-over': message('Handed over'),
  completed: message('Completed'),
} as const satisfies Partial<Record<BookingStatus, Message>>;

type MainStatus = keyof typeof MAIN;
const WAY = Object.keys(MAIN) as MainStatus[];
const isMain = (status: BookingStatus): status is MainStatus => status in MAIN;

export interface Station {
  name: Message;
  state: 'done' | 'now' | 'to come';
}

/** `left`: the deal is in a state aside from the main path. */
export function progressOf({ status, steps }: Pick<Deal, 'status' | 'steps'>): { way: Station[]; left: boolean } {
  const left = !isMain(status);
  const last = isMain(status) ? status : (steps.map(({ to }) => to).findLast(isMain) ?? 'booked');
  const at = WAY.indexOf(last);
  const been = new Set<BookingStatus>(steps.map(({ to }) => to));
  const stateOf = (main: MainStatus, nth: number): Station['state'] => {
    if (nth > at) return 'to come';
    return nth < at || left || main === 'completed' ? 'done' : 'now';
  };
  const way = WAY.map((main, nth) => ({ main, name: MAIN[main], state: stateOf(main, nth) }));
  // A handover without an agreed meeting skips no step.
  const shown = way.filter(({ main, state }) => (state === 'to come' ? !left : state === 'now' || been.has(main)));
  return { way: shown.map(({ name, state }) => ({ name, state })), left };
}
