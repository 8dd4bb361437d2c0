import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { useSession } from '../api/session/session.ts';
import { loginPath } from './return-to.ts';

interface PrivatePageProps {
  /** Shown until the session is known. */
  early?: ReactNode;
  children: ReactNode;
}

/** Wraps private content. It closes on logout, in this tab or another. */
export function PrivatePage({ early, children }: PrivatePageProps) {
  const [client] = useState(() => (typeof window === 'undefined' ? new QueryClient() : queryClient));
  return (
    <QueryClientProvider client={client}>
      {early ?? <Watch />}
      {children}
    </QueryClientProvider>
  );
}

function Watch() {
  useLeaveWithSession();
  useReloadForNewcomer();
  return null;
}

function useLeaveWithSession() {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session.status !== 'signed-out') return;
    const login = session.expired ? loginPath(location) : paths.login;
    navigate(session.left ? paths.landing : login, { replace: true });
  }, [session, location, navigate]);
}

/** Another person or role, signed in from another tab, must not see this page's data. */
function useReloadForNewcomer() {
  const { revalidate } = useRevalidator();
  const { user } = useSession();
  const person = user && `${user.role} ${user.email}`;
  const shownTo = useRef(person);
  useEffect(() => {
    if (!person || person === shownTo.current) return;
    shownTo.current = person;
    void revalidate();
  }, [person, revalidate]);
}
