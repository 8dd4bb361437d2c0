import { unavailable } from './problems.ts';

interface Most {
  all: number;
  person: number;
}

/** Bounds how many uploads are on their way to this process, so that slow ones fill neither its disk nor others' places. */
export function arrivals(most: Most, refusal: string) {
  const arriving = new Map<string, number>();
  return async function admitted<T>(personId: string, upload: () => Promise<T>): Promise<T> {
    const own = arriving.get(personId) ?? 0;
    const all = [...arriving.values()].reduce((sum, count) => sum + count, 0);
    if (own >= most.person || all >= most.all) throw unavailable('busy', refusal);
    arriving.set(personId, own + 1);
    try {
      return await upload();
    } finally {
      const left = (arriving.get(personId) ?? 1) - 1;
      if (left) arriving.set(personId, left);
      else arriving.delete(personId);
    }
  };
}
