import { ROLE_NAMES } from '#client/auth/role-names.ts';
import type { Config } from '#contract/config.ts';
import type { Role } from '#contract/users.ts';
import { type Message, message, t } from '#language/t.ts';

type DemoPerson = Config['demoPeople'][number];

interface DemoPeopleProps {
  people: DemoPerson[];
  onChoose(person: DemoPerson): void;
  disabled: boolean;
}

const DOES: Record<Role, Message> = {
  buyer: message('books bikes and pays for them'),
  seller: message('lists bikes and sells them'),
  admin: message('looks after people and reports'),
};

/** Exists on a demo marketplace only: one click signs in. */
export function DemoPeople({ people, onChoose, disabled }: DemoPeopleProps) {
  if (!people.length) return;
  return (
    <section aria-labelledby="demo-people" className="mt-8 rounded-box bg-base-200 p-4">
      <h2 id="demo-people" className="text-lg">
        {t('Just looking around?')}
      </h2>
      <p className="mt-1 text-sm text-quiet">{t('This is a demo marketplace. Try it as one of these people:')}</p>
      <ul className="mt-3 grid gap-2">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(person)}
              className="w-full cursor-pointer rounded-field border border-base-300 bg-base-100 px-4 py-2.5 text-start hover:border-base-content"
            >
              <span className="font-semibold">{t(ROLE_NAMES[person.role as Role])}</span>{' '}
              <span className="text-sm text-quiet">{t(DOES[person.role as Role])}</span>
              <span className="block text-sm">
                {person.email}, <span className="inline-block">{t('password {password}', person)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
