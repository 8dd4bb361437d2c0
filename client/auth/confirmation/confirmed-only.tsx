import type { ReactNode } from 'react';
import { useSession } from '#client/api/session/session.ts';
import { ConfirmFirst } from './confirm-first.tsx';

interface ConfirmedOnlyProps {
  title: string;
  children: ReactNode;
}

/** Explains the missing confirmation before the form, not after it. */
export function ConfirmedOnly({ title, children }: ConfirmedOnlyProps) {
  const { user } = useSession();
  if (!user || user.emailConfirmed) return children;
  return (
    <div className="mt-6 max-w-2xl rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <ConfirmFirst title={title} email={user.email} />
    </div>
  );
}
