import { useEffect } from 'react';
import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { refreshSession } from '#client/api/session/sign-in.ts';
import { t } from '#language/t.ts';
import { Card } from '../card.tsx';
import { EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';

interface EmailCardProps {
  account: IdentityAccount;
  /** The address that this page knows. */
  shownEmail: string;
}

export function EmailCard({ account, shownEmail }: EmailCardProps) {
  const { email, newEmail } = account;
  // The letter was followed in another tab.
  useEffect(() => {
    if (email !== shownEmail) void refreshSession().catch(console.error);
  }, [email, shownEmail]);
  return (
    <Card
      title={t('Change your e-mail address')}
      lead={t(
        'You log in with it, and our letters go there. “Login with Google” goes on with the Google account you use now.',
      )}
    >
      {newEmail ? <PendingEmail account={account} newEmail={newEmail} /> : <EmailForm account={account} />}
    </Card>
  );
}
