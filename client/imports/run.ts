import { useMutation } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { runImport } from '#contract/imports.ts';
import { cacheImport } from './watch.ts';

/** Lists all valid rows; a second call resumes. */
export function useRun(id: string) {
  return useMutation({
    mutationFn: () => call(runImport, { params: { id } }),
    onSuccess: cacheImport,
    onError: (error) => console.error(error),
  });
}
