import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** What is equal to what was shown before is the same object again, down to its parts: whoever shows it need not be drawn anew. */
export function useUnchanged<Shown>(now: Shown): Shown {
  const [shown, setShown] = useState(now);
  const kept = replaceEqualDeep(shown, now);
  if (kept !== shown) setShown(kept);
  return kept;
}
