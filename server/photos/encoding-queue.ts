import { FairSemaphore, NoCapacity } from '../concurrency/fair-semaphore.ts';
import { noRoom, unavailable } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';

interface Size {
  waiting: number;
  /** How many of one person wait or are worked on. */
  person: number;
  share?: number | undefined;
}

/** One has a turn; the others wait for theirs, a few of each person. */
export function openLine(size: Size) {
  const line = new FairSemaphore({ inside: 1, ...size });
  return {
    refuseWhenFull(requester: Requester = {}) {
      try {
        line.expectRoom(requester);
      } catch (error) {
        throw explained(error);
      }
    },
    /** Answers how to hand the turn on. Who leaves is waited for no longer, and has no turn. */
    turn: (requester: Requester, left?: AbortSignal): Promise<() => void> =>
      line.turn(requester, left).catch((error) => {
        throw left?.aborted ? givenUp() : explained(error);
      }),
  };
}

const explained = (error: unknown) =>
  error instanceof NoCapacity
    ? noRoom(error.why, {
        full: 'Many photos are being prepared right now. Please try again in a moment.',
        share: 'We are still preparing photos of yours. Please try again in a moment.',
      })
    : error;

/** Nobody hears it. */
export const givenUp = () => unavailable('busy', 'The upload was given up.');
