import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { listOwnRatings, MOST_REPLY, type OwnRating, readDealRatings, replyToRating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';

interface ReplyDialogProps {
  rating: OwnRating;
  onClose(): void;
}

export function ReplyDialog({ rating, onClose }: ReplyDialogProps) {
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const reply = useMutation({
    mutationFn: () => call(replyToRating, { params: { id: rating._id }, body: { words } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount > 0) toast.success(t('Your answer is shown'));
      else toast(t('You have answered this rating already.'));
      onClose();
      await Promise.all([refresh(listOwnRatings), refresh(readDealRatings)]);
    },
    onError: (error) => console.error(error),
  });

  function send(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!reply.isPending && words.trim()) reply.mutate();
  }

  return (
    <Dialog title={t('Answer in public')} onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <TextAreaField
          label={t('Your answer')}
          hint={t('It stands under the rating. You answer once.')}
          required
          rows={4}
          maxLength={MOST_REPLY}
          fault={tried && !words.trim() ? t('Please fill in this field') : undefined}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <FormFault>{reply.error ? reason(reply.error) : undefined}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not now')}
          </button>
          <SubmitButton busy={reply.isPending}>{t('Send the answer')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
