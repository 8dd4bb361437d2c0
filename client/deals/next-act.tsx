import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { AcceptMeeting } from './accept-meeting.tsx';
import { KeysChangeHands } from './keys-change-hands.tsx';

interface NextActProps {
  deal: Deal;
  /** The handover is the next step. */
  keys: boolean;
}

/** Next steps that need more than a confirmation dialog. */
export function NextAct({ deal, keys }: NextActProps) {
  const { _id, as, status, may } = deal;
  return (
    <div className="grid gap-4 not-empty:mt-5">
      {as === 'buyer' && status === 'booked' && (
        <Link to={paths.payment(_id)} className="btn btn-primary justify-self-start max-sm:w-full">
          {t('Make Payment')}
        </Link>
      )}
      {may.includes('release') && (
        <Link to={paths.dispute(_id)} className="btn btn-primary justify-self-start max-sm:w-full">
          {t('Decide')}
        </Link>
      )}
      {may.includes('accept') && <AcceptMeeting deal={deal} />}
      {keys && <KeysChangeHands deal={deal} />}
    </div>
  );
}
