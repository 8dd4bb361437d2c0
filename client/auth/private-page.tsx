import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { queryClient } from '#client/api/query-client.ts';
import { paths } from '#client/paths.ts';
import { useSession } from '../api/session/session.ts';
import { loginPath } from './return-to.ts';

interface PrivatePageProps {
  /** Stands before the page while it is not known who looks. */
  early?: ReactNode;
  children: ReactNode;
}

/** Around everything that only signed-in people see: it closes when they log out, here or in another tab. */
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

/** Somebody else logged in in another tab, or has another role now: what is shown here was not for them. */
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
