import { useEffect, useState } from 'react';
import { readPublic } from '#client/api/request.ts';
import type { WholeProduct } from '#contract/products.ts';
import type { readValuation, Valuation } from '#contract/valuation.ts';

interface Reading {
  valuation?: Valuation;
  hasFailed: boolean;
}

/** Reads it again when the bike was edited. */
export function useValuation({ _id: id, revision }: WholeProduct): Reading {
  const [reading, setReading] = useState<Reading>({ hasFailed: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit changes the answer
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    readPublic<typeof readValuation>('/product/:id/valuation', { params: { id } }, signal).then(
      (valuation) => setReading({ valuation, hasFailed: false }),
      () => setReading((last) => (signal.aborted ? last : { hasFailed: true })),
    );
    return () => controller.abort();
  }, [id, revision]);

  return reading;
}
