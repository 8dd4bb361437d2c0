import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Day } from '#client/ui/day.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import type { ListedUser } from '#contract/users.ts';
import { t } from '#language/t.ts';
import { jobWords } from './job-words.ts';
import { Verification } from './verification.tsx';

interface PersonRowProps {
  person: ListedUser;
  /** Absent where this admin may not. */
  onRemove?(): void;
}

export function PersonRow({ person, onRemove }: PersonRowProps) {
  const { _id, name, email, photoURL, role, job, joinedAt, bookingsGivenUp } = person;
  return (
    <tr
      tabIndex={-1}
      className="max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1 max-lg:px-4 max-lg:pt-4 max-lg:pb-2 max-lg:not-first:border-t max-lg:not-first:border-base-300 lg:[&>*]:border-t lg:[&>*]:border-base-300"
    >
      <th scope="row" className="font-normal max-lg:col-span-2 lg:w-full lg:px-5 lg:py-3">
        <div className="flex items-center gap-3">
          <Portrait name={name} photo={photoURL} />
          <div className="min-w-0">
            <p id={`name-${_id}`} className="font-semibold wrap-anywhere">
              <Link to={paths.person(email)} className="text-link">
                {name}
              </Link>
            </p>
            <p className="text-sm text-quiet wrap-anywhere">{email}</p>
            {!!bookingsGivenUp && (
              <p className="text-sm">
                {t('Gave up {count, plural, one {# booking} other {# bookings}}', { count: bookingsGivenUp })}
              </p>
            )}
          </div>
        </div>
      </th>
      {role === 'seller' && (
        <td className="max-lg:col-span-2 max-lg:mt-2 lg:px-3">
          <Verification seller={person} />
        </td>
      )}
      {job && <td className="lg:px-3">{t(jobWords[job].name)}</td>}
      <td className="text-sm whitespace-nowrap lg:px-3">
        <span className="text-quiet lg:hidden">{t('Joined')} </span>
        <Day of={joinedAt} />
      </td>
      {onRemove && (
        <td className="text-end lg:pe-3">
          <button
            type="button"
            onClick={onRemove}
            aria-label={t('Delete {name}', { name })}
            className="btn btn-ghost text-error max-lg:-me-3"
          >
            {t('Delete')}
          </button>
        </td>
      )}
    </tr>
  );
}
