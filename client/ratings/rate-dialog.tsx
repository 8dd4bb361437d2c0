import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { call, isRefused, reason } from '#client/api/call.ts';
import { invalidate, query, queryClient, refresh } from '#client/api/query-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import type { Deal } from '#contract/deals.ts';
import { listOwnRatings, MOST_RATING_WORDS, rateDeal, readDealRatings } from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { DescriptionChoice } from './description-choice.tsx';
import { StarChoice } from './star-choice.tsx';

interface RateDialogProps {
  deal: Deal;
  /** The other side's name. */
  other: string;
  asksDescription: boolean;
  onClose(): void;
}

export function RateDialog({ deal: { _id: id, as }, other, asksDescription, onClose }: RateDialogProps) {
  const [stars, setStars] = useState<number>();
  const [asDescribed, setAsDescribed] = useState<boolean>();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const isComplete = stars !== undefined && (!asksDescription || asDescribed !== undefined);
  const rate = useMutation({
    mutationFn: (given: number) =>
      call(rateDeal, {
        params: { id },
        body: { stars: given, ...(asksDescription && { asDescribed }), ...(words.trim() && { words }) },
      }),
    onSuccess: (ratings) => {
      toast.success(t(ratings.received ? 'Both ratings can be read now' : 'Your rating is kept'));
      queryClient.setQueryData(query(readDealRatings, { params: { id } }).queryKey, ratings);
      void invalidate(listOwnRatings);
      onClose();
    },
    onError: async (error) => {
      console.error(error);
      if (!isRefused(error, 409)) return;
      toast.error(error.message);
      await refresh(readDealRatings);
      onClose();
    },
  });

  function send(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!rate.isPending && isComplete) rate.mutate(stars);
  }

  return (
    <Dialog title={t('Rate {name}', { name: other })} onClose={onClose}>
      <form method="post" noValidate onSubmit={send} className="grid gap-5">
        <StarChoice
          value={stars}
          onChange={setStars}
          fault={tried && stars === undefined ? t('Please choose 1 to 5 stars') : undefined}
        />
        {asksDescription && (
          <DescriptionChoice
            value={asDescribed}
            onChange={setAsDescribed}
            fault={tried && asDescribed === undefined ? t('Please say yes or no') : undefined}
          />
        )}
        <TextAreaField
          label={t('In your words (optional)')}
          hint={t(
            as === 'buyer'
              ? 'Everybody can read it on the seller’s page, with your name.'
              : 'The buyer can read it, with your name. Other sellers see the mean.',
          )}
          rows={4}
          maxLength={MOST_RATING_WORDS}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p className="text-sm text-quiet">{t('You rate once: a rating cannot be changed or taken back.')}</p>
        <FormFault>{rate.error && !isRefused(rate.error, 409) ? reason(rate.error) : undefined}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not now')}
          </button>
          <SubmitButton busy={rate.isPending}>{t('Send the rating')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
