import { Suspense, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isRefused, reason } from '#client/api/call.ts';
import { logIn, logInWithCode, logInWithGoogle, logInWithPasskey } from '#client/api/session/sign-in.ts';
import { AuthLayout } from '#client/auth/auth-layout.tsx';
import { returnTo } from '#client/auth/return-to.ts';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { useHydrated } from '#client/ui/hydration.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/login-page';
import { CodeForm } from './code-form.tsx';
import { DemoPeople } from './demo-people.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { whyHere } from './why-here.ts';

export const meta: Route.MetaFunction = () => [
  { title: t('Login | Kickstand') },
  { name: 'description', content: t('Log in to Kickstand to book second-hand motorbikes, or to sell your own.') },
];

export async function loader({ context }: Route.LoaderArgs) {
  return { demoPeople: await context.get(marketContext).demoPeople() };
}

const IDENTITY = '/api/auth/';
const FORGOTTEN_PASSWORD = `${IDENTITY}forgot-password`;

export default function LoginPage({ loaderData: { demoPeople } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [codeNeeded, setCodeNeeded] = useState(false);
  const waiting = !useHydrated() || busy;

  async function enter(signIn: () => Promise<unknown>) {
    setBusy(true);
    setFault(undefined);
    try {
      if ((await signIn()) === 'code-needed') return setCodeNeeded(true);
      toast.success(t('Login successfull'));
      const path = returnTo(search);
      // The router does not know the pages of the identity service.
      if (path.startsWith(IDENTITY)) location.replace(path);
      else await navigate(path, { replace: true });
    } catch (error) {
      setFault(
        isRefused(error, 404)
          ? t('Your sign-up was not finished. Please create your account again with the same e-mail.')
          : reason(error),
      );
    } finally {
      setBusy(false);
    }
  }

  if (codeNeeded)
    return (
      <AuthLayout title={t('Login')} lead={t('Book a bike, pay for it, or sell your own.')}>
        <CodeForm
          onCode={(code) => enter(() => logInWithCode(code))}
          onBack={() => {
            setFault(undefined);
            setCodeNeeded(false);
          }}
          busy={busy}
          fault={fault}
        />
      </AuthLayout>
    );
  return (
    <AuthLayout title={t('Login')} lead={whyHere(returnTo(search))}>
      {/* Hydrates after the page around it, as a form renders twice. */}
      <Suspense>
        <LoginForm onLogin={(account) => enter(() => logIn(account))} busy={busy} fault={fault} />
      </Suspense>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <p>
          {rich('New to Kickstand? <join>Create an account</join>', {
            join: (words) => (
              <Link to={{ pathname: paths.signup, search: `${search}` }} className="font-semibold text-link">
                {words}
              </Link>
            ),
          })}
        </p>
        <a href={FORGOTTEN_PASSWORD} className="text-link">
          {t('Forgot your password?')}
        </a>
      </div>
      <div className="divider text-sm text-quiet">{t('or||between two ways to log in')}</div>
      <div className="grid gap-3">
        <GoogleButton onClick={() => enter(() => logInWithGoogle().catch(logged))} disabled={waiting} />
        <PasskeyButton onClick={() => enter(logInWithPasskey)} disabled={waiting} />
      </div>
      <DemoPeople people={demoPeople} onChoose={(person) => enter(() => logIn(person))} disabled={waiting} />
    </AuthLayout>
  );
}

function logged(error: unknown): never {
  console.error(error);
  throw error;
}
