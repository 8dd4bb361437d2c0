import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { removeFromTab, storedInTab, storeInTab } from '#client/api/tab-storage.ts';

interface Draft {
  /** Becomes the message's id: the same words sent twice are one message. */
  id: string;
  words: string;
}

const begin = (words = ''): Draft => ({ id: uuid(), words });

/** Words that survive a reload and a lost session. */
export function useDraft(name: string, first = '') {
  const [draft, setDraft] = useState(() => (first ? begin(first) : (storedInTab<Draft>(name) ?? begin())));

  function write(words: string) {
    const next = begin(words);
    setDraft(next);
    if (words) storeInTab(name, next);
    else removeFromTab(name);
  }

  return { ...draft, write };
}
