import { useMutation } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { confirmImportRows } from '#contract/imports.ts';
import { refreshRows } from './watch.ts';

interface Confirmation {
  /** Absent: all questioned rows. */
  rows?: number[];
  isConfirmed: boolean;
}

/** Confirms questioned rows, or takes that back. */
export function useConfirm(id: string) {
  return useMutation({
    mutationFn: (confirmation: Confirmation) => call(confirmImportRows, { params: { id }, body: confirmation }),
    onSuccess: refreshRows,
    onError: (error) => console.error(error),
  });
}
