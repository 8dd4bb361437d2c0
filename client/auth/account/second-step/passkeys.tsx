import toast from 'react-hot-toast/headless';
import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { secondStep } from '#client/api/session/second-step.ts';
import { useSuccessorFocus } from '#client/ui/focus-next-row.ts';
import { t } from '#language/t.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { secondStepChanged } from './second-step-changed.ts';

export function Passkeys({ account: { passkeys } }: { account: IdentityAccount }) {
  const { heading, rows, vacate } = useSuccessorFocus<HTMLUListElement>();
  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} id="passkeys" className="text-lg">
        {t('Passkeys')}
      </h3>
      <p className="max-w-prose">
        {t(
          'Log in with the finger, face or PIN of your phone, computer or security key: without a password, and only you can.',
        )}
      </p>
      {passkeys.length > 0 && (
        <ul ref={rows} className="grid divide-y divide-base-300 rounded-box border border-base-300">
          {passkeys.map((passkey, nth) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onGone={() => vacate(nth)} />
          ))}
        </ul>
      )}
      <PasskeyNameForm
        label={t('Name of the new passkey')}
        hint={t('So that you know it again, for example My phone')}
        submit={t('Add a passkey')}
        save={secondStep.addPasskey}
        onSaved={async () => {
          await secondStepChanged();
          toast.success(t('Your passkey is added'));
        }}
      />
    </section>
  );
}
