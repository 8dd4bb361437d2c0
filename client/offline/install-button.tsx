import { useSyncExternalStore } from 'react';
import { t } from '#language/t.ts';
import { installPrompt, onInstallPrompt } from './install-prompt.ts';

/** Where the browser offers it. */
export function InstallButton() {
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt, () => undefined);
  if (!prompt) return;
  return (
    <button type="button" onClick={() => void prompt.prompt()} className="btn btn-primary mt-6">
      {t('Install Kickstand')}
    </button>
  );
}
