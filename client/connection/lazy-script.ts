import { inTime } from './time-out.ts';

/** A part of the page is not there. A browser may keep a script that failed or hangs, so only loading the page again is sure to ask for it anew. */
export class ScriptMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('A part of this page did not arrive. Please check your connection and try again.', options);
  }
}

let missing = false;
const listeners = new Set<() => void>();

/** Every script of ours that is imported while the page is open comes through here. */
export async function lazyScript<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await inTime(load());
    settle(false);
    return module;
  } catch (cause) {
    console.error(cause);
    settle(true);
    throw new ScriptMissing({ cause });
  }
}

export const isScriptMissing = () => missing;

export function onScriptMissing(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function settle(next: boolean) {
  if (missing === next) return;
  missing = next;
  for (const listener of listeners) listener();
}
