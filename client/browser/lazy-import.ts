import { t } from '#language/t.ts';
import { inTime } from './time-out.ts';

/** A script failed to load. Browsers may cache the failure, so only a reload surely retries. */
export class ScriptMissing extends Error {
  constructor(options?: ErrorOptions) {
    super(t('A part of this page did not arrive. Please check your connection and try again.'), options);
  }
}

const missing = new Set<unknown>();
const listeners = new Set<() => void>();

/** Every dynamic import goes through here, each with its own `load`. */
export async function lazyImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await inTime(load());
    if (missing.delete(load)) notify();
    return module;
  } catch (cause) {
    console.error(cause);
    missing.add(load);
    notify();
    throw new ScriptMissing({ cause });
  }
}

export const isScriptMissing = () => missing.size > 0;

export function onScriptMissing(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify() {
  for (const listener of listeners) listener();
}
