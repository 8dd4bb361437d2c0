import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { refresh } from '#client/api/query-client.ts';
import { PhotoSource } from '#client/photos/photo-source.tsx';
import { sendPhoto, whyNot } from '#client/photos/send-photo.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { useNow } from '#client/ui/now.ts';
import { PHOTO_TYPES } from '#contract/photos.ts';
import { readVerification, sendIdentityDocument } from '#contract/verification.ts';
import type { OwnVerificationStep } from '#contract/verified-steps.ts';
import { t } from '#language/t.ts';
import { isToBeDone } from './renewal.ts';
import { WithdrawButton } from './withdraw-button.tsx';

export function DocumentStep({ step }: { step: OwnVerificationStep }) {
  const now = useNow();
  const send = useMutation({
    mutationFn: async ([file]: File[]) => {
      if (file) await sendPhoto(file, { to: sendIdentityDocument, signal: new AbortController().signal });
      await refresh(readVerification);
    },
    onSuccess: () => toast.success(t('Your document waits for an admin.')),
    onError: (error) => console.error(error),
  });
  const isWaiting = step.state === 'waiting';
  return (
    <div className="grid justify-items-start gap-3">
      <FormFault>{send.isError ? whyNot(send.error) : undefined}</FormFault>
      <div className="flex flex-wrap gap-2">
        {isToBeDone(step, now) && (
          <>
            <PhotoSource
              accept={PHOTO_TYPES.join()}
              busy={send.isPending}
              onFiles={send.mutate}
              className={isWaiting ? 'btn-outline' : 'btn-primary'}
            >
              {isWaiting ? t('Send another photo') : t('Choose a photo')}
            </PhotoSource>
            <PhotoSource
              accept="image/*"
              capture="environment"
              busy={send.isPending}
              onFiles={send.mutate}
              className="btn-outline pointer-fine:hidden"
            >
              {t('Take a photo')}
            </PhotoSource>
          </>
        )}
        {(isWaiting || step.state === 'confirmed') && (
          <WithdrawButton step="document" title={t('Take your document back?')} />
        )}
      </div>
    </div>
  );
}
