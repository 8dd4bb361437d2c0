import { useState } from 'react';
import type { Meant, SearchAddress } from '#contract/search.ts';

const NONE: string[] = [];

/** The models that the words were taken for, also once some of them are chosen, as long as the words stay. */
export function useFamilyMeant({ q, model }: SearchAddress, { wish }: Meant): string[] {
  const [kept, setKept] = useState({ q, models: NONE });
  const meant = model === undefined && wish.model && wish.model.length > 1 ? wish.model : undefined;
  if (kept.q !== q || (meant && meant.join() !== kept.models.join())) setKept({ q, models: meant ?? NONE });
  return kept.models;
}
