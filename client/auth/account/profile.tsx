import type { Person } from '#client/api/session/store.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Day } from '#client/ui/day.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { Card } from './card.tsx';
import { Confirmation } from './confirmation.tsx';

interface ProfileProps {
  person: Person;
  joinedAt: string | undefined;
  emailConfirmed: boolean;
}

export function Profile({ person, joinedAt, emailConfirmed }: ProfileProps) {
  return (
    <Card title="Profile">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Portrait name={person.name} photo={person.photoURL} size="size-20 text-2xl" />
        <dl className="grid min-w-0 grow basis-64 grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
          <dt className="text-quiet">Name</dt>
          <dd className="font-semibold">{person.name}</dd>
          <dt className="text-quiet">E-mail</dt>
          <dd>
            {person.email}{' '}
            {emailConfirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warning">Not confirmed</Badge>}
          </dd>
          <dt className="text-quiet">Role</dt>
          <dd className="capitalize">{person.role}</dd>
          {joinedAt && (
            <>
              <dt className="text-quiet">Member since</dt>
              <dd>
                <Day of={joinedAt} />
              </dd>
            </>
          )}
        </dl>
      </div>
      {!emailConfirmed && <Confirmation email={person.email} />}
    </Card>
  );
}
