import { useState } from 'react';
import { MOST_AT_ONCE } from '#contract/bulk.ts';
import type { Product } from '#contract/products.ts';

export interface Selection {
  chosen: Product[];
  has(id: string): boolean;
  /** The limit of one request is reached. */
  isFull: boolean;
  toggle(id: string): void;
  chooseAll(): void;
  clear(): void;
}

/** A bike that is no longer shown is no longer chosen. */
export function useSelection(shown: Product[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ _id }) => ids.has(_id));
  const isFull = chosen.length >= MOST_AT_ONCE;
  return {
    chosen,
    isFull,
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(chosen.map(({ _id }) => _id));
      if (!next.delete(id) && !isFull) next.add(id);
      setIds(next);
    },
    chooseAll: () => setIds(new Set(shown.slice(0, MOST_AT_ONCE).map(({ _id }) => _id))),
    clear: () => setIds(new Set()),
  };
}
