import { useState } from 'react';
import type { Meant, SearchAddress } from '#contract/search.ts';

const NONE: string[] = [];

/** The model family that the words mean. It stays while the words do, also with some models chosen. */
export function useFamilyMeant({ q, model }: SearchAddress, { wish }: Meant): string[] {
  const [lastFamily, setLastFamily] = useState({ q, models: NONE });
  const meant = model === undefined && wish.model && wish.model.length > 1 ? wish.model : undefined;
  if (lastFamily.q !== q || (meant && meant.join() !== lastFamily.models.join()))
    setLastFamily({ q, models: meant ?? NONE });
  return lastFamily.models;
}
