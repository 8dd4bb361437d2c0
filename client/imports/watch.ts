import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidate, pages, query, queryClient, refresh, removeCached } from '#client/api/query-client.ts';
import { refreshOwnProducts } from '#client/products/listing-limit.tsx';
import { listCategoryProducts } from '#contract/categories.ts';
import { type Import, type ImportState, listImportRows, listImports, readImport } from '#contract/imports.ts';
import { searchProducts } from '#contract/search.ts';

const SOONEST_MS = 400;
const LATEST_MS = 3000;
const SLOWER = 1.25;

export const importsOfMine = pages(listImports, {});
export const oneImport = (id: string) => query(readImport, { params: { id } });

export const isRunning = (state: ImportState) => state === 'checking' || state === 'importing';

/** Polls a running import with backoff. */
export function useImport(id: string) {
  const began = useRef<{ state: ImportState; at: number }>(undefined);
  return useQuery({
    ...oneImport(id),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (!data || !isRunning(data.state)) return false;
      const answers = dataUpdateCount + errorUpdateCount;
      if (began.current?.state !== data.state) began.current = { state: data.state, at: answers };
      return Math.min(LATEST_MS, SOONEST_MS * SLOWER ** (answers - began.current.at));
    },
  });
}

/** After a request that continues the import. */
export function cacheImport(answer: Import) {
  queryClient.setQueryData(oneImport(answer._id).queryKey, answer);
  removeCached(listImportRows);
  void invalidate(listImports);
}

/** After an answer to a row's question. */
export async function refreshRows(answer: Import) {
  queryClient.setQueryData(oneImport(answer._id).queryKey, answer);
  void invalidate(listImports);
  await refresh(listImportRows);
}

/** After a step that the server took by itself. */
export function noteStep(state: ImportState) {
  void invalidate(listImports);
  if (state !== 'done') return;
  void refreshOwnProducts();
  void refresh(listCategoryProducts);
  void refresh(searchProducts);
}
