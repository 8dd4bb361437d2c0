import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiProblem, NoConnection } from '#client/api/request.ts';
import { cachedResultPages, cacheResultPages } from '#client/navigation/history/history-cache.ts';
import type { Found, SearchAddress } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { t } from '#language/t.ts';
import { dedupe } from './dedupe.ts';
import { fetchNext } from './fetch-next.ts';

interface Seen {
  loaded: Found;
  pages: Found[];
  fault: string | undefined;
}

export function useResultPages(loaded: Found, address: SearchAddress) {
  const { key: step } = useLocation();
  const begin = (): Seen => ({ loaded, pages: pagesBefore(step, loaded) ?? [loaded], fault: undefined });
  const [seen, setSeen] = useState(begin);
  if (seen.loaded !== loaded) setSeen(begin());
  const [busy, setBusy] = useState(false);
  const inFlight = useRef<AbortController>(undefined);
  const after = seen.pages.at(-1)?.after;

  useEffect(() => cacheResultPages(step, seen.pages), [step, seen.pages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another search ends what this one asked for
  useEffect(() => () => inFlight.current?.abort(), [writeAddress(address)]);

  async function showMore() {
    // The state is that of the last render: a press and the end that comes near may both ask before the next.
    const isAsked = busy || inFlight.current?.signal.aborted === false;
    if (isAsked || !after) return;
    const controller = new AbortController();
    inFlight.current = controller;
    setBusy(true);
    const change = await fetchNext({ ...address, after }, controller.signal).then(withPage, withFault);
    // Deferred, so that a press is shown before many cards render.
    startTransition(() => {
      if (!controller.signal.aborted) setSeen(change);
      if (inFlight.current !== controller) return;
      inFlight.current = undefined;
      setBusy(false);
    });
  }

  return { products: dedupe(seen.pages), count: seen.pages.length, after, busy, fault: seen.fault, showMore };
}

/** The pages of this history entry; products of the first page are fresh. */
function pagesBefore(step: string, { products }: Found): Found[] | undefined {
  const now = new Map(products.map((product) => [product._id, product]));
  const before = cachedResultPages(step);
  return before?.map((page) => ({ ...page, products: page.products.map((seen) => now.get(seen._id) ?? seen) }));
}

const withPage = (page: Found) => (now: Seen) => ({ ...now, pages: [...now.pages, page], fault: undefined });

function withFault(error: unknown) {
  const isExpected = error instanceof ApiProblem || error instanceof NoConnection;
  const fault = isExpected ? error.message : t('The next bikes could not be loaded. Please try again.');
  return (now: Seen) => ({ ...now, fault });
}
