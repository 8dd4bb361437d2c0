import type { Config } from '#contract/config.ts';

type DemoPerson = Config['demoPeople'][number];

interface DemoPeopleProps {
  people: DemoPerson[];
  onChoose(person: DemoPerson): void;
  disabled: boolean;
}

const does: Record<string, string> = {
  buyer: 'books bikes and pays for them',
  seller: 'lists bikes and sells them',
  admin: 'looks after people and reports',
};

/** Exists on a demo marketplace only: one click signs in. */
export function DemoPeople({ people, onChoose, disabled }: DemoPeopleProps) {
  if (!people.length) return;
  return (
    <section aria-labelledby="demo-people" className="mt-8 rounded-box bg-base-200 p-4">
      <h2 id="demo-people" className="text-lg">
        Just looking around?
      </h2>
      <p className="mt-1 text-sm text-quiet">This is a demo marketplace. Try it as one of these people:</p>
      <ul className="mt-3 grid gap-2">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(person)}
              className="w-full cursor-pointer rounded-field border border-base-300 bg-base-100 px-4 py-2.5 text-left hover:border-base-content"
            >
              <span className="font-semibold capitalize">{person.role}</span>{' '}
              <span className="text-sm text-quiet">{does[person.role]}</span>
              <span className="block text-sm">
                {person.email}, <span className="inline-block">password {person.password}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
