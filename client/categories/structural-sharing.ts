import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** Structural sharing: equal values keep their identity, so that memoized components do not render again. */
export function useStructuralSharing<Shown>(now: Shown): Shown {
  const [shown, setShown] = useState(now);
  const shared = replaceEqualDeep(shown, now);
  if (shared !== shown) setShown(shared);
  return shared;
}
