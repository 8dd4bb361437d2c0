import { use, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouter,
  UNSAFE_FrameworkContext as Framework,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router';
import { setShownEntry } from '../../browser/history-entry.ts';
import { prefetchData } from './data-prefetch.ts';
import { cachePage, isShownAgain } from './history-cache.ts';
import { onIntent } from './intent.ts';
import { addressOf } from './loaded-data.ts';
import { prefetchLoader } from './loader-prefetch.ts';
import { preload } from './preload.ts';

export function NavigationHistory() {
  useReturns();
  useIntent();
  return null;
}

function useReturns() {
  const location = useLocation();
  const { key } = location;
  const address = addressOf(location);
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  const routes = useRoutes();

  // Before the page's queries compare their age with the stale time.
  useLayoutEffect(() => setShownEntry(key), [key]);

  useEffect(() => {
    const answers = matches.filter(({ id }) => routes[id]?.hasLoader).map(({ id, loaderData }) => [id, loaderData]);
    const isPublic = !matches.some(({ id }) => routes[id]?.hasClientLoader);
    if (isPublic && answers.length) cachePage(key, address, Object.fromEntries(answers));
  }, [key, address, matches, routes]);

  useEffect(() => {
    if (isShownAgain(key)) void revalidate();
  }, [key, revalidate]);
}

function useIntent() {
  const router = use(DataRouter)?.router;
  const routes = useRoutes();

  useEffect(
    () =>
      onIntent((address) => {
        const matches = router?.match(address) ?? [];
        const meant = matches.flatMap(({ route }) => routes[route.id] ?? []);
        for (const { module, clientLoaderModule, imports = [] } of meant)
          preload([module, clientLoaderModule, ...imports].filter((script) => script !== undefined));
        const page = meant.at(-1);
        if (page?.hasClientLoader) prefetchLoader(address, page, matches[0]?.params ?? {}).catch(() => {});
        else if (page?.hasLoader) prefetchData(address);
      }),
    [router, routes],
  );
}

function useRoutes() {
  return use(Framework)?.manifest.routes ?? {};
}
