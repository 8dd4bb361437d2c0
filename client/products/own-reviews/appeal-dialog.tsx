import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import type { z } from 'zod';
import { call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { appealListing, listOwnListingReviews, type OwnListingReview } from '#contract/listing-reviews.ts';

interface AppealDialogProps {
  review: OwnListingReview;
  onClose(): void;
}

export function AppealDialog({ review: { _id, productName }, onClose }: AppealDialogProps) {
  const form = useForm({
    resolver: zodResolver(appealListing.body, undefined, { raw: true }),
    defaultValues: { words: '' },
  });
  const appeal = useMutation({
    mutationFn: (body: z.input<typeof appealListing.body>) => call(appealListing, { params: { id: _id }, body }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount) toast.success('Another admin will look at it');
      else toast('This decision is no longer open to an appeal');
      await refresh(listOwnListingReviews);
      onClose();
    },
    onError: (error) => console.error(error),
  });
  return (
    <Dialog title="Disagree with this decision" onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((body) => appeal.isPending || appeal.mutate(body))}
        className="grid gap-4 wrap-anywhere"
      >
        <p>
          Another admin looks at <strong>{productName}</strong> and decides anew. You can ask once.
        </p>
        <TextAreaField
          label="What did we get wrong?"
          rows={4}
          required
          fault={form.formState.errors.words?.message}
          {...form.register('words')}
        />
        <FormFault>{appeal.error ? reason(appeal.error) : undefined}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            Not now
          </button>
          <SubmitButton busy={appeal.isPending}>Send</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
