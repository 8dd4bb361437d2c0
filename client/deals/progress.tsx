import { Icon, type IconName } from '#client/ui/icon.tsx';
import { ENDED_STATUSES } from '#contract/deal-machine.ts';
import type { Deal } from '#contract/deals.ts';
import { type Message, message, t } from '#language/t.ts';
import { progressOf, type Station } from './progress-steps.ts';

const dots: Record<Station['state'] | 'over' | 'aside', { colour: string; icon?: IconName }> = {
  done: { colour: 'border-success bg-success text-success-content', icon: 'check' },
  now: { colour: 'border-base-content bg-base-content' },
  'to come': { colour: 'border-base-300 bg-base-100' },
  aside: { colour: 'border-warning bg-warning text-warning-content', icon: 'alert' },
  over: { colour: 'border-neutral bg-neutral text-neutral-content', icon: 'cross' },
};

export function Progress({ deal }: { deal: Deal }) {
  const { way, left } = progressOf(deal);
  const exit = ENDED_STATUSES.includes(deal.status) ? 'over' : 'aside';
  return (
    <ol aria-label={t('How far this deal has come')} className="mt-6 flex">
      {way.map(({ name, state }, nth) => (
        <Stop
          key={name}
          name={t(name)}
          look={state}
          first={nth === 0}
          current={state === 'now' || (!left && nth === way.length - 1 && state === 'done')}
        />
      ))}
      {left && <Stop name={deal.summary.name} look={exit} current />}
    </ol>
  );
}

interface StopProps {
  name: string;
  look: keyof typeof dots;
  first?: boolean;
  current: boolean;
}

function Stop({ name, look, first = false, current }: StopProps) {
  const { colour, icon } = dots[look];
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className={`relative grid min-w-0 flex-1 content-start justify-items-center gap-1.5 px-0.5 text-center text-xs max-sm:tracking-tight sm:text-sm ${look === 'to come' ? 'text-quiet' : 'font-semibold'}`}
    >
      {!first && (
        <span
          aria-hidden="true"
          className={`absolute top-2.5 end-[calc(50%+1rem)] start-[calc(-50%+1rem)] h-0.5 ${look === 'to come' ? 'bg-base-300' : 'bg-base-content'}`}
        />
      )}
      <span className={`grid size-5.5 place-items-center rounded-full border-2 ${colour}`}>
        {icon && <Icon name={icon} className="size-3.5" />}
      </span>
      <span className="wrap-break-word hyphens-auto">
        {name}
        <span className="sr-only">: {t(stateTexts[look])}</span>
      </span>
    </li>
  );
}

const stateTexts: Record<keyof typeof dots, Message> = {
  done: message('done||step of a deal'),
  now: message('current step'),
  'to come': message('not yet||step of a deal'),
  aside: message('current step'),
  over: message('the end'),
};
