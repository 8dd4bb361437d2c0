import toast from 'react-hot-toast/headless';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthLayout } from '#client/auth/auth-layout.tsx';
import { returnTo } from '#client/auth/return-to.ts';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { SignupForm } from './signup-form.tsx';

export const meta = () => [
  { title: t('Create an account | Kickstand') },
  { name: 'description', content: t('Join Kickstand: one account to buy second-hand motorbikes, or to sell yours.') },
];

export default function SignupPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  async function goOn() {
    toast.success(t('User Created Successfully'));
    await navigate(returnTo(search), { replace: true });
  }

  return (
    <AuthLayout title={t('Create an account')} lead={t('One account to buy bikes, or to sell yours as well.')}>
      <SignupForm role={search.get('role') === 'seller' ? 'seller' : 'buyer'} onCreated={goOn} />
      <p className="mt-4 text-sm">
        {rich('Already have an account? <login>Login</login>', {
          login: (words) => (
            <Link to={{ pathname: paths.login, search: `${search}` }} className="font-semibold text-link">
              {words}
            </Link>
          ),
        })}
      </p>
    </AuthLayout>
  );
}
