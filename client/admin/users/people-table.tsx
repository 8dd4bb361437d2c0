import type { Ref } from 'react';
import { useSession } from '#client/api/session/session.ts';
import type { ListedUser } from '#contract/users.ts';
import type { PeopleRole } from './people.ts';
import { PersonRow } from './person-row.tsx';

interface PeopleTableProps {
  who: PeopleRole;
  title: string;
  people: ListedUser[];
  rows: Ref<HTMLTableSectionElement>;
  onRemove(person: ListedUser): void;
}

/** On a phone each row is a card. */
export function PeopleTable({ who, title, people, rows, onRemove }: PeopleTableProps) {
  const { user } = useSession();
  return (
    <div className="rounded-box border border-base-300 bg-base-100">
      <table className="w-full text-left max-lg:block">
        <caption className="sr-only">{title}</caption>
        <thead className="text-sm text-quiet max-lg:sr-only">
          <tr>
            <th scope="col" className="px-5 py-3 font-medium">
              Person
            </th>
            {who === 'seller' && (
              <th scope="col" className="px-3 py-3 font-medium">
                Verified
              </th>
            )}
            <th scope="col" className="px-3 py-3 font-medium">
              Joined
            </th>
            <th scope="col">
              <span className="sr-only">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows} className="max-lg:block">
          {people.map((person) => (
            <PersonRow
              key={person._id}
              person={person}
              {...(person.email !== user?.email && { onRemove: () => onRemove(person) })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
