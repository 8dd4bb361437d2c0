import { unavailable } from '../problems.ts';

/** People who wait: one has a turn, the others wait for theirs, and no more than `most` of them. */
export function openLine(most: number) {
  const waiting: (() => void)[] = [];
  let taken = false;

  function handOn() {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  }

  function refuseWhenFull() {
    if (waiting.length >= most) throw tooManyWaiting();
  }

  return {
    refuseWhenFull,
    /** Answers how to hand the turn on. Who leaves is waited for no longer, and has no turn. */
    async turn(left?: AbortSignal): Promise<() => void> {
      if (left?.aborted) throw givenUp();
      if (taken) {
        refuseWhenFull();
        await place(waiting, left);
      }
      taken = true;
      return handOn;
    },
  };
}

function place(waiting: (() => void)[], left?: AbortSignal) {
  return new Promise<void>((begin, fail) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(called), 1);
      fail(givenUp());
    };
    const called = () => {
      left?.removeEventListener('abort', leave);
      begin();
    };
    left?.addEventListener('abort', leave, { once: true });
    waiting.push(called);
  });
}

const tooManyWaiting = () =>
  unavailable('busy', 'Many photos are being prepared right now. Please try again in a moment.');
/** Nobody hears it. */
export const givenUp = () => unavailable('busy', 'The upload was given up.');
