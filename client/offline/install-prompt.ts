/** Chromium's event; other browsers install from their own menu. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let pending: InstallPrompt | undefined;
const listeners = new Set<() => void>();

export const installPrompt = () => pending;

export function onInstallPrompt(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function note(prompt: InstallPrompt | undefined) {
  pending = prompt;
  for (const listener of listeners) listener();
}

/** The browser asks only once in a while, and never again once it is installed. */
export function followInstallPrompt(signal: AbortSignal) {
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      event.preventDefault();
      note(event as InstallPrompt);
    },
    { signal },
  );
  addEventListener('appinstalled', () => note(undefined), { signal });
}
