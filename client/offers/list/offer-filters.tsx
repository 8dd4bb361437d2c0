import { Link } from 'react-router';
import type { Role } from '#contract/users.ts';
import { message, t } from '#language/t.ts';
import type { OfferView } from '../offer-queries.ts';

const STATES = [
  { state: undefined, text: message('All||offers') },
  { state: 'open', text: message('Open||offers') },
  { state: 'ended', text: message('Ended||offers') },
] as const;
const SIDES = [
  { as: 'seller', text: message('For your bikes||offers') },
  { as: 'buyer', text: message('That you made||offers') },
] as const;

export function OfferFilters({ role, view }: { role: Role; view: OfferView }) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
      {role === 'seller' && (
        <Choices
          label={t('Whose offers')}
          choices={SIDES.map(({ as, text }) => ({
            text: t(text),
            to: address({ ...view, as }),
            isCurrent: as === view.as,
          }))}
        />
      )}
      <Choices
        label={t('Which offers')}
        choices={STATES.map(({ state, text }) => ({
          text: t(text),
          to: address({ ...view, state }),
          isCurrent: state === view.state,
        }))}
      />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  choices: { text: string; to: string; isCurrent: boolean }[];
}

function Choices({ label, choices }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ text, to, isCurrent }) => (
          <li key={text}>
            <Link
              to={{ search: to }}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className="btn btn-sm border-base-300 bg-base-100 aria-[current]:border-neutral aria-[current]:bg-neutral aria-[current]:text-neutral-content"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function address({ as, state }: OfferView): string {
  return `?${new URLSearchParams({ as, ...(state && { state }) })}`;
}
