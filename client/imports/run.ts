import { useMutation } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { runImport } from '#contract/imports.ts';
import { keepImport } from './watch.ts';

/** Has everything listed that can be; pressed again, it goes on where it stopped. */
export function useRun(id: string) {
  return useMutation({
    mutationFn: () => call(runImport, { params: { id } }),
    onSuccess: keepImport,
    onError: (error) => console.error(error),
  });
}
