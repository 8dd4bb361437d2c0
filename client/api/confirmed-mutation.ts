import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { t } from '#language/t.ts';
import { reason } from './call.ts';

interface ConfirmedMutation<Answer> {
  mutate(): Promise<Answer>;
  onSuccess(answer: Answer): Promise<void>;
  onError?(): void;
}

export function useConfirmedMutation<Answer>({ mutate, onSuccess, onError }: ConfirmedMutation<Answer>) {
  const mutation = useMutation({
    mutationFn: mutate,
    onSuccess,
    onError: (error) => {
      console.error(error);
      onError?.();
    },
  });
  return {
    busy: mutation.isPending,
    fault: mutation.error ? reason(mutation.error) : undefined,
    onConfirm: () => mutation.mutate(),
  };
}

/** `already`: shown when somebody else deleted it first. */
export function toastDeletion({ deletedCount }: { deletedCount: number }, already: string) {
  if (deletedCount > 0) toast.success(t('Deleted Successfully'));
  else toast(already);
}
