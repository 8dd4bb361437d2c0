import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { Card } from '../card.tsx';
import { AppCodes } from './app-codes.tsx';
import { Passkeys } from './passkeys.tsx';

const LEAD = 'With it, nobody gets into your account with your password alone.';

/** Needs a confirmed e-mail address: an unconfirmed one may belong to somebody else. */
export function SecondStepCard({ account }: { account: IdentityAccount }) {
  if (!account.emailConfirmed)
    return <Card title="Second step" lead={`${LEAD} Confirm your e-mail first, then you can set it up here.`} />;
  return (
    <Card title="Second step" lead={LEAD}>
      <div className="grid gap-5 *:not-first:border-t *:not-first:border-base-300 *:not-first:pt-5">
        <AppCodes account={account} />
        <Passkeys account={account} />
      </div>
    </Card>
  );
}
