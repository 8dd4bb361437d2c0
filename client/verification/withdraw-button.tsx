import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { readVerification, withdrawVerification } from '#contract/verification.ts';
import { t } from '#language/t.ts';

/** Asks first: what is taken back has to be shown anew. */
export function WithdrawButton({ step, title }: { step: 'phone' | 'document'; title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useConfirmedMutation({
    mutate: () => call(withdrawVerification, { params: { step } }),
    onSuccess: async () => {
      await refresh(readVerification);
      setIsAsking(false);
      toast.success(t('Taken back'));
    },
  });
  return (
    <>
      <button type="button" onClick={() => setIsAsking(true)} className="btn btn-ghost">
        {t('Take it back')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          keep={t('Keep it')}
          confirm={t('Take it back')}
          {...withdraw}
          onClose={() => setIsAsking(false)}
        >
          <p>{t('Buyers no longer see that it is confirmed, and what we have of it is deleted.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
