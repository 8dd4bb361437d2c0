import { Day } from '#client/ui/day.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import type { User } from '#contract/users.ts';
import { Verification } from './verification.tsx';

interface PersonRowProps {
  person: User;
  /** Nobody removes themselves. */
  onRemove?(): void;
}

export function PersonRow({ person, onRemove }: PersonRowProps) {
  const { _id, name, email, photoURL, role, joinedAt } = person;
  return (
    <tr
      tabIndex={-1}
      className="max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-4 max-md:pt-4 max-md:pb-2 max-md:not-first:border-t max-md:not-first:border-base-300 md:[&>*]:border-t md:[&>*]:border-base-300"
    >
      <th scope="row" className="font-normal max-md:col-span-2 md:w-full md:px-5 md:py-3">
        <div className="flex items-center gap-3">
          <Portrait name={name} photo={photoURL} />
          <div className="min-w-0">
            <p id={`name-${_id}`} className="font-semibold wrap-anywhere">
              {name}
            </p>
            <p className="text-sm text-quiet wrap-anywhere">{email}</p>
          </div>
        </div>
      </th>
      {role === 'seller' && (
        <td className="max-md:col-span-2 max-md:mt-2 md:px-3">
          <Verification seller={person} />
        </td>
      )}
      <td className="text-sm whitespace-nowrap md:px-3">
        <span className="text-quiet md:hidden">Joined </span>
        <Day of={joinedAt} />
      </td>
      <td className="text-right md:pr-3">
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={`Delete ${name}`}
            className="btn btn-ghost text-error max-md:-mr-3"
          >
            Delete
          </button>
        )}
      </td>
    </tr>
  );
}
