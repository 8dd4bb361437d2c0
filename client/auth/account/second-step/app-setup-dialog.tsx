import { lazy, Suspense, useState } from 'react';
import { type AppSetup, secondStep } from '#client/api/session/second-step.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { t } from '#language/t.ts';
import { AppCodeForm } from './app-code-form.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordQuestion } from './password-question.tsx';

const QrCode = lazy(() => lazyImport(() => import('#client/ui/qr-code.tsx')));

interface AppSetupDialogProps {
  email: string;
  hasPassword: boolean;
  onDone(): void;
  onClose(): void;
}

/** Three steps: re-authentication, QR code with a first code, backup codes. */
export function AppSetupDialog({ email, hasPassword, onDone, onClose }: AppSetupDialogProps) {
  const [setup, setSetup] = useState<AppSetup>();
  const [works, setWorks] = useState(false);
  const secret = setup && new URL(setup.uri).searchParams.get('secret');
  return (
    <Dialog title={t('Codes from an app')} onClose={works ? onDone : onClose}>
      {!setup && (
        <>
          <p className="mb-4">
            {t('You need an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password.')}
          </p>
          <PasswordQuestion
            email={email}
            hasPassword={hasPassword}
            button={t('Next')}
            onAnswer={async (password) => setSetup(await secondStep.beginApp(password))}
          />
        </>
      )}
      {setup && !works && (
        <div className="grid gap-4">
          <p>{t('Point the app’s camera at this picture, or type the key into it.')}</p>
          <div className="grid justify-items-center gap-3">
            <Suspense fallback={<Spinner label={t('Drawing the picture')} />}>
              <QrCode text={setup.uri} label={t('The key as a picture for your app’s camera')} />
            </Suspense>
            <p className="font-mono text-sm break-all">{secret?.match(/.{1,4}/g)?.join(' ')}</p>
          </div>
          <AppCodeForm onWorks={() => setWorks(true)} />
        </div>
      )}
      {setup && works && <BackupCodes codes={setup.backupCodes} onClose={onDone} />}
    </Dialog>
  );
}
