import { FairSemaphore, NoCapacity } from '../concurrency/fair-semaphore.ts';
import { noRoom } from './errors.ts';
import type { Requester } from './requester.ts';

interface Most {
  all: number;
  person: number;
}

export function uploadLimit({ all, person }: Most, busy: () => Record<NoCapacity['why'], string>) {
  const places = new FairSemaphore({ inside: all, waiting: 0, person });
  return async function limited<T>(requester: Requester, upload: () => Promise<T>): Promise<T> {
    const leave = await places.turn(requester).catch((error) => {
      throw error instanceof NoCapacity ? noRoom(error.why, busy()) : error;
    });
    try {
      return await upload();
    } finally {
      leave();
    }
  };
}
