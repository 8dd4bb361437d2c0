import { useMutation } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { confirmImportRows } from '#contract/imports.ts';
import { keepRows } from './watch.ts';

interface Said {
  /** Absent: all that are asked about. */
  rows?: number[];
  isConfirmed: boolean;
}

/** Says that rows which are asked about are right, or takes that back. */
export function useConfirm(id: string) {
  return useMutation({
    mutationFn: (said: Said) => call(confirmImportRows, { params: { id }, body: said }),
    onSuccess: keepRows,
    onError: (error) => console.error(error),
  });
}
