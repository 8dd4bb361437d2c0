import { Link } from 'react-router';
import { useSession } from '#client/api/session/session.ts';
import type { Person } from '#client/api/session/store.ts';
import { paths } from '#client/paths.ts';
import { rich } from '#client/ui/rich.ts';
import { t } from '#language/t.ts';
import { AdminSteps } from './admin-steps.tsx';
import { BuyerSteps } from './buyer-steps.tsx';
import { SellerSteps } from './seller-steps.tsx';

const stepsFor = { buyer: BuyerSteps, seller: SellerSteps, admin: AdminSteps };

export default function DashboardPage() {
  const { user } = useSession();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-[clamp(1.25rem,9vw,1.75rem)] sm:text-5xl">{t('Wellcome to Dashboard')}</h1>
          {user && (
            <p className="mt-2 text-quiet wrap-anywhere sm:mt-3 sm:text-lg">
              {t('Hi {name}, here’s what’s next', { name: user.name })}
            </p>
          )}
        </div>
        <Link to={paths.landing} className="btn btn-outline h-auto min-h-10 max-w-full py-2 whitespace-normal">
          {t('Back to Home Page')}
        </Link>
      </div>
      {user && <NextSteps person={user} />}
    </>
  );
}

function NextSteps({ person }: { person: Person }) {
  const Steps = stepsFor[person.role];
  return (
    <>
      <ul className="mt-5 grid gap-3 sm:mt-8 sm:gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Steps email={person.email} />
      </ul>
      {person.role === 'seller' && (
        <p className="mt-6 text-quiet">
          {rich('Buying too? See <orders>My Orders</orders>.', {
            orders: (words) => (
              <Link to={paths.myOrders(person.email)} className="text-link">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  );
}
