import { useState } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';

const loadMask = () => import('#contract/contact-mask/contact-mask.ts');

/** `masked`: the words as they will read, while the person has to decide. */
export function useMasking(isMasked: boolean) {
  const [masked, setMasked] = useState<string>();

  /** Without the script the server masks all the same. */
  async function isNeeded(words: string): Promise<boolean> {
    if (!isMasked || !words.trim()) return false;
    const mask = await lazyImport(loadMask).catch(() => undefined);
    const { text, found = [] } = mask?.maskContacts(words) ?? {};
    if (!found.length) return false;
    setMasked(text);
    return true;
  }

  return { masked, isNeeded, done: () => setMasked(undefined) };
}
