import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useLocation } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { confirmedByNow } from '#client/api/session/confirmed-by-now.ts';
import { storedInTab, storeInTab } from '#client/api/tab-storage.ts';
import { paths } from '#client/paths.ts';
import { t } from '#language/t.ts';
import { ConfirmationBanner } from './confirmation-banner.tsx';

/** These pages show it themselves, or must not be interrupted. */
const ELSEWHERE = [paths.addProduct, paths.imports, paths.payouts, paths.account, paths.login, paths.signup];
const CLOSED = 'without the banner about the e-mail';

export interface ConfirmationWatchProps {
  email: string;
}

/** A banner for an unconfirmed e-mail address; the person can close it. */
export function ConfirmationWatch({ email }: ConfirmationWatchProps) {
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(() => !!storedInTab(CLOSED));
  useLookOnReturn();
  if (closed || ELSEWHERE.some((path) => pathname.startsWith(path))) return;

  function close() {
    storeInTab(CLOSED, {});
    setClosed(true);
  }

  return (
    <QueryClientProvider client={queryClient}>
      <ConfirmationBanner email={email} onClose={close} />
    </QueryClientProvider>
  );
}

export default ConfirmationWatch;

/** The letter is opened in another tab or device, so the status is checked on return. */
function useLookOnReturn() {
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible' || !(await confirmedByNow())) return;
      toast.success(t('Your e-mail address is confirmed'), { id: CLOSED });
    };
    const listen = () => void check();
    window.addEventListener('focus', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      window.removeEventListener('focus', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);
}
