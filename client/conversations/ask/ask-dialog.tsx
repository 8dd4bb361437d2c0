import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import toast from 'react-hot-toast/headless';
import { call, reason } from '#client/api/call.ts';
import { refreshConversations } from '#client/api/refresh-conversations.ts';
import { useSession } from '#client/api/session/session.ts';
import { ConfirmFirst } from '#client/auth/confirmation/confirm-first.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { beginConversation } from '#contract/conversations.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { useMasking } from '../composer/masking.ts';
import { MaskingNote } from '../composer/masking-note.tsx';
import { useDraft } from '../draft.ts';
import { AskForm } from './ask-form.tsx';
import { forgetQuestion, storedQuestion } from './pending-question.ts';

interface AskDialogProps {
  product: Product;
  /** Contact details will be hidden. */
  isMasked: boolean;
  onSent(): void;
  onClose(): void;
}

export function AskDialog({ product, isMasked, onSent, onClose }: AskDialogProps) {
  const { _id: productId, productName, sellerName } = product;
  const { user } = useSession();
  const { id, words, write } = useDraft(`a question about ${productId}`, storedQuestion(productId));
  const masking = useMasking(isMasked);
  const ask = useMutation({
    mutationFn: () => call(beginConversation, { body: { productId, id, words: words.trim() } }),
    onSuccess: async () => {
      write('');
      toast.success(t('Your question is on its way.'));
      await refreshConversations();
      onSent();
    },
    onError: (error) => console.error(error),
  });

  const takeOver = useEffectEvent(() => {
    const asked = storedQuestion(productId);
    forgetQuestion();
    if (asked) write(asked);
  });
  // The draft has it from here on.
  useEffect(() => takeOver(), []);

  async function send() {
    if (ask.isPending || (await masking.isNeeded(words))) return;
    ask.mutate();
  }

  if (user && !user.emailConfirmed)
    return (
      <Dialog title={t('Ask the seller')} onClose={onClose}>
        <ConfirmFirst title={t('Confirm your e-mail address to ask the seller')} email={user.email} />
      </Dialog>
    );
  return (
    <Dialog title={t('Ask the seller')} onClose={onClose}>
      <AskForm
        productName={productName}
        sellerName={sellerName}
        words={words}
        onWords={(next) => {
          write(next);
          masking.done();
        }}
        onSubmit={() => void send()}
      >
        {masking.masked !== undefined && (
          <MaskingNote
            masked={masking.masked}
            onEdit={masking.done}
            onSend={() => {
              masking.done();
              ask.mutate();
            }}
          />
        )}
        <FormFault>{ask.error ? t('Not sent. {reason}', { reason: reason(ask.error) }) : undefined}</FormFault>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not now')}
          </button>
          <SubmitButton busy={ask.isPending}>{t(ask.isError ? 'Try again' : 'Send')}</SubmitButton>
        </div>
      </AskForm>
    </Dialog>
  );
}
