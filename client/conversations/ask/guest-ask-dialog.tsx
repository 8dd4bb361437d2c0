import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '#client/auth/return-to.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { AskForm } from './ask-form.tsx';
import { ASK_HASH } from './ask-hash.ts';
import { storedQuestion, storeQuestion } from './pending-question.ts';

interface GuestAskDialogProps {
  product: Product;
  onClose(): void;
}

/** What a guest types is kept for after the login. */
export function GuestAskDialog({ product, onClose }: GuestAskDialogProps) {
  const { _id, productName, sellerName } = product;
  const location = useLocation();
  const navigate = useNavigate();
  const [words, setWords] = useState(() => storedQuestion(_id));

  function logIn(question: string) {
    storeQuestion(_id, question);
    void navigate(loginPath(location, ASK_HASH));
  }

  return (
    <Dialog title={t('Ask the seller')} onClose={onClose}>
      <AskForm
        productName={productName}
        sellerName={sellerName}
        words={words}
        onWords={(next) => {
          setWords(next);
          storeQuestion(_id, next);
        }}
        onSubmit={logIn}
      >
        <p className="text-sm text-quiet">{t('Log in to send it. What you have written is kept.')}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" onClick={onClose} className="btn">
            {t('Not now')}
          </button>
          <button type="submit" className="btn btn-primary">
            {t('Log in and send')}
          </button>
        </div>
      </AskForm>
    </Dialog>
  );
}
