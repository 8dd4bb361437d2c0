import { FairSemaphore, NoCapacity } from '../concurrency/fair-semaphore.ts';
import { noRoom } from './errors.ts';
import type { Requester } from './requester.ts';

interface Most {
  all: number;
  person: number;
}

export function uploadLimit({ all, person }: Most, what: string) {
  const places = new FairSemaphore({ inside: all, waiting: 0, person });
  const sentences = {
    full: `Many ${what} are on their way to us right now. Please try again in a moment.`,
    share: `Several ${what} are on their way from you already. Please send the next when they have arrived.`,
  };
  return async function limited<T>(requester: Requester, upload: () => Promise<T>): Promise<T> {
    const leave = await places.turn(requester).catch((error) => {
      throw error instanceof NoCapacity ? noRoom(error.why, sentences) : error;
    });
    try {
      return await upload();
    } finally {
      leave();
    }
  };
}
