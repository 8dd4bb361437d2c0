import { hasUnsent, storedInspections } from './local-store.ts';
import { personId } from './person-id.ts';
import { syncNow } from './syncing.ts';

const LAST_TRY_MS = 5_000;

export interface LeaveQuestion {
  /** Inspections that would be lost. */
  count: number;
  answer(isMeant: boolean): void;
}

let question: LeaveQuestion | undefined;
const listeners = new Set<() => void>();

export const leaveQuestion = () => question;

export function onLeaveQuestion(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Sends what is left, and asks if something would be lost by a logout. */
export async function mayLeave(): Promise<boolean> {
  const person = personId();
  if ((await countUnsent(person)) > 0) await Promise.race([syncNow(), pause(LAST_TRY_MS)]);
  const unsent = await countUnsent(person);
  return unsent === 0 || ask(unsent);
}

/** None where the browser stores nothing. */
async function countUnsent(person: string): Promise<number> {
  const all = await storedInspections(person).catch(() => []);
  return all.filter(hasUnsent).length;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function ask(count: number): Promise<boolean> {
  return new Promise((done) => {
    note({
      count,
      answer(isMeant) {
        note(undefined);
        done(isMeant);
      },
    });
  });
}

function note(next: LeaveQuestion | undefined) {
  question = next;
  for (const listener of listeners) listener();
}
