import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { fetchedIsShown } from '#client/api/query-client.ts';
import type { IdentityAccount } from '#client/api/session/identity-client.ts';
import { secondStep } from '#client/api/session/second-step.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { t } from '#language/t.ts';
import { AppSetupDialog } from './app-setup-dialog.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { secondStepChanged } from './second-step-changed.ts';

type OpenDialog = 'set-up' | 'renew' | 'turn-off';

export function AppCodes({ account }: { account: IdentityAccount }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [codes, setCodes] = useState<string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { email, hasPassword, hasApp } = account;

  function close() {
    setDialog(undefined);
    setCodes(undefined);
  }

  async function done(sentence: string) {
    close();
    await secondStepChanged();
    toast.success(sentence);
    // The button that opened the dialog has gone.
    await fetchedIsShown();
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="app-codes" className="grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} id="app-codes" className="flex items-center gap-2 text-lg">
        {t('Codes from an app')} {hasApp && <Badge tone="good">{t('On||turned on')}</Badge>}
      </h3>
      <p className="max-w-prose">
        {hasPassword
          ? t('After your password you type a code that an app on your phone shows.')
          : t(
              'You log in with Google, which asks for its own second step. Codes count once you have a password as well.',
            )}
      </p>
      {hasApp ? (
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => setDialog('renew')} className="btn btn-outline">
            {t('New backup codes')}
          </button>
          <button type="button" onClick={() => setDialog('turn-off')} className="btn btn-outline btn-error">
            {t('Turn off')}
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setDialog('set-up')} className="btn btn-outline">
          {t('Set up codes')}
        </button>
      )}
      {dialog === 'set-up' && (
        <AppSetupDialog
          email={email}
          hasPassword={hasPassword}
          onClose={close}
          onDone={() => done(t('Codes are turned on'))}
        />
      )}
      {dialog === 'renew' && (
        <Dialog title={t('New backup codes')} onClose={close}>
          {codes ? (
            <BackupCodes codes={codes} onClose={close} />
          ) : (
            <>
              <p className="mb-4">{t('The backup codes you have now stop working.')}</p>
              <PasswordQuestion
                email={email}
                hasPassword={hasPassword}
                button={t('Make new codes')}
                onAnswer={async (password) => setCodes(await secondStep.renewBackupCodes(password))}
              />
            </>
          )}
        </Dialog>
      )}
      {dialog === 'turn-off' && (
        <Dialog title={t('Turn off codes?')} onClose={close}>
          <p className="mb-4">
            {t('Then your password alone opens your account, and your backup codes stop working.')}
          </p>
          <PasswordQuestion
            email={email}
            hasPassword={hasPassword}
            button={t('Turn off')}
            onAnswer={async (password) => {
              await secondStep.removeApp(password);
              await done(t('Codes are turned off'));
            }}
          />
        </Dialog>
      )}
    </section>
  );
}
