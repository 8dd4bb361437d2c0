import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { t } from '#language/t.ts';
import { Card } from '../card.tsx';
import { AppCodes } from './app-codes.tsx';
import { Passkeys } from './passkeys.tsx';

/** Needs a confirmed e-mail address: an unconfirmed one may belong to somebody else. */
export function SecondStepCard({ account }: { account: IdentityAccount }) {
  if (!account.emailConfirmed)
    return (
      <Card
        title={t('Second step')}
        lead={t(
          'With it, nobody gets into your account with your password alone. Confirm your e-mail first, then you can set it up here.',
        )}
      />
    );
  return (
    <Card title={t('Second step')} lead={t('With it, nobody gets into your account with your password alone.')}>
      <div className="grid gap-5 *:not-first:border-t *:not-first:border-base-300 *:not-first:pt-5">
        <AppCodes account={account} />
        <Passkeys account={account} />
      </div>
    </Card>
  );
}
