import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { paths } from '#client/paths.ts';
import { PressedMark } from '#client/ui/pending-mark.tsx';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { conversationAbout } from '../conversation-queries.ts';
import { AskFace, askClass } from './ask-face.tsx';
import { ASK_HASH } from './ask-hash.ts';

const loadDialog = () => import('./ask-dialog.tsx');
type Dialogs = typeof import('./ask-dialog.tsx');

interface AskActionProps {
  product: Product;
  /** The button was pressed before this script arrived. */
  atOnce: boolean;
}

/** Asks, or leads to the conversation that there is. */
export function AskAction({ product, atOnce }: AskActionProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isBack = hash === ASK_HASH;
  // Only the seller and admins see the address.
  const isKeeper = !!product.sellerEmail;
  const { data } = useQuery({ ...conversationAbout(product._id), enabled: !isKeeper });
  const [wanted, setWanted] = useState(atOnce || isBack);
  const [dialogs, setDialogs] = useState<Dialogs>();
  const [isSent, setSent] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const conversation = data?.conversation;

  useEffect(() => {
    // A reload or a shared link does not open the dialog again.
    if (isBack) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [isBack, pathname, search, navigate]);

  useEffect(() => {
    if (!wanted || !data) return;
    setWanted(false);
    if (conversation) void navigate(paths.conversation(conversation._id));
    // A bar above the page reports a script that failed to load.
    else if (product.may.ask) lazyImport(loadDialog).then(setDialogs, () => {});
  }, [wanted, data, conversation, product.may.ask, navigate]);

  useEffect(() => {
    if (isSent) link.current?.focus();
  }, [isSent]);

  if (product.may.edit)
    return (
      <Link to={`${paths.messages}?${new URLSearchParams({ search: product.productName })}`} className={askClass}>
        <AskFace text={t('Messages about this bike')} short={t('Messages')} />
      </Link>
    );
  // A question that arrived although its answer did not stays open: it says so, and is sent once.
  if (conversation && !dialogs)
    return (
      <Link ref={link} to={paths.conversation(conversation._id)} className={askClass}>
        <AskFace text={t('See your conversation')} short={t('Messages')} />
      </Link>
    );
  if (!product.may.ask && !dialogs) return;
  return (
    <>
      <button type="button" aria-busy={wanted} onClick={() => setWanted(true)} className={askClass}>
        {wanted && <PressedMark />}
        <AskFace text={t('Ask the seller')} short={t('Ask||verb')} />
      </button>
      {dialogs && (
        <dialogs.AskDialog
          product={product}
          isMasked={data?.hidesContacts ?? true}
          onSent={() => {
            setDialogs(undefined);
            setSent(true);
          }}
          onClose={() => setDialogs(undefined)}
        />
      )}
    </>
  );
}
