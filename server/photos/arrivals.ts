import { unavailable } from '../problems.ts';

const MOST_AT_ONCE = { all: 96, person: 24 };

const arriving = new Map<string, number>();

/** Bounds how many uploads are on their way to this process, so that slow ones fill neither its disk nor others' places. */
export async function admitted<T>(personId: string, upload: () => Promise<T>): Promise<T> {
  const own = arriving.get(personId) ?? 0;
  const all = [...arriving.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MOST_AT_ONCE.person || all >= MOST_AT_ONCE.all)
    throw unavailable('busy', 'Many photos are on their way to us right now. Please try again in a moment.');
  arriving.set(personId, own + 1);
  try {
    return await upload();
  } finally {
    const left = (arriving.get(personId) ?? 1) - 1;
    if (left) arriving.set(personId, left);
    else arriving.delete(personId);
  }
}
