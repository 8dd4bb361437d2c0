import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import { loginPath } from '#client/auth/return-to.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { PressedMark } from '#client/ui/pending-mark.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { AskFace, askClass } from './ask-face.tsx';
import { ASK_HASH } from './ask-hash.ts';

const loadDialog = () => import('./guest-ask-dialog.tsx');
type Dialogs = typeof import('./guest-ask-dialog.tsx');

interface GuestAskProps {
  product: Product;
  pressed: boolean;
  /** False once the dialog is open. */
  onPress(pressed: boolean): void;
}

/** For guests, and until the session is known. Without scripts it leads to the login page. */
export function GuestAsk({ product, pressed, onPress }: GuestAskProps) {
  const { status } = useSession();
  const login = loginPath(useLocation(), ASK_HASH);
  const [dialogs, setDialogs] = useState<Dialogs>();
  const isGuest = status === 'signed-out';

  useEffect(() => {
    if (!pressed || !isGuest) return;
    // A bar above the page reports a script that failed to load.
    lazyImport(loadDialog)
      .then(setDialogs, () => {})
      .finally(() => onPress(false));
  }, [pressed, isGuest, onPress]);

  if (!product.isAvailable) return;
  return (
    <>
      <Link
        to={login}
        aria-busy={pressed}
        className={askClass}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onPress(true);
        }}
      >
        {pressed && <PressedMark />}
        <AskFace text={t('Ask the seller')} short={t('Ask||verb')} />
      </Link>
      {dialogs && <dialogs.GuestAskDialog product={product} onClose={() => setDialogs(undefined)} />}
    </>
  );
}
