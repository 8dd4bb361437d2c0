import type { Ref } from 'react';
import { useRight } from '#client/auth/use-right.ts';
import type { ListedUser, Role } from '#contract/users.ts';
import { t } from '#language/t.ts';
import { PersonRow } from './person-row.tsx';

interface PeopleTableProps {
  who: Role;
  title: string;
  people: ListedUser[];
  rows: Ref<HTMLTableSectionElement>;
  onRemove(person: ListedUser): void;
}

/** On a phone each row is a card. */
export function PeopleTable({ who, title, people, rows, onRemove }: PeopleTableProps) {
  const mayRemove = useRight('people') && who !== 'admin';
  return (
    <div className="rounded-box border border-base-300 bg-base-100">
      <table className="w-full text-start max-lg:block">
        <caption className="sr-only">{title}</caption>
        <thead className="text-sm text-quiet max-lg:sr-only">
          <tr>
            <th scope="col" className="px-5 py-3 font-medium">
              {t('Person')}
            </th>
            {who !== 'buyer' && (
              <th scope="col" className="px-3 py-3 font-medium">
                {who === 'seller' ? t('Verified') : t('Job')}
              </th>
            )}
            <th scope="col" className="px-3 py-3 font-medium">
              {t('Joined')}
            </th>
            {mayRemove && (
              <th scope="col">
                <span className="sr-only">{t('Delete')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={rows} className="max-lg:block">
          {people.map((person) => (
            <PersonRow key={person._id} person={person} {...(mayRemove && { onRemove: () => onRemove(person) })} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
