import { t } from '#language/t.ts';
import { FairSemaphore, NoCapacity } from '../concurrency/fair-semaphore.ts';
import { noRoom, unavailable } from '../http/errors.ts';
import type { Requester } from '../http/requester.ts';

interface Size {
  waiting: number;
  person: number;
  share?: number | undefined;
}

export function openLine(size: Size) {
  const semaphore = new FairSemaphore({ inside: 1, ...size });
  return {
    refuseWhenFull(requester: Requester = {}) {
      try {
        semaphore.expectRoom(requester);
      } catch (error) {
        throw toHttpError(error);
      }
    },
    /** Resolves to a release function; an abort leaves the queue. */
    turn: (requester: Requester, left?: AbortSignal): Promise<() => void> =>
      semaphore.turn(requester, left).catch((error) => {
        throw left?.aborted ? givenUp() : toHttpError(error);
      }),
  };
}

const toHttpError = (error: unknown) =>
  error instanceof NoCapacity
    ? noRoom(error.why, {
        full: t('Many photos are being prepared right now. Please try again in a moment.'),
        share: t('We are still preparing photos of yours. Please try again in a moment.'),
      })
    : error;

/** Avoids an unhandled rejection. */
export const givenUp = () => unavailable('busy', t('The upload was given up.'));
