import type { Person } from '#client/api/session/store.ts';
import { ROLE_NAMES } from '#client/auth/role-names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Day } from '#client/ui/day.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';
import { Confirmation } from './confirmation.tsx';

interface ProfileProps {
  person: Person;
  joinedAt: string | undefined;
  emailConfirmed: boolean;
}

export function Profile({ person, joinedAt, emailConfirmed }: ProfileProps) {
  return (
    <Card title={t('Profile')}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Portrait name={person.name} photo={person.photoURL} size="size-20 text-2xl" />
        <dl className="grid min-w-0 grow basis-64 grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
          <dt className="text-quiet">{t('Name')}</dt>
          <dd className="font-semibold">{person.name}</dd>
          <dt className="text-quiet">{t('E-mail')}</dt>
          <dd>
            {person.email}{' '}
            {emailConfirmed ? (
              <Badge tone="good">{t('Confirmed')}</Badge>
            ) : (
              <Badge tone="warning">{t('Not confirmed')}</Badge>
            )}
          </dd>
          <dt className="text-quiet">{t('Role')}</dt>
          <dd>{t(ROLE_NAMES[person.role])}</dd>
          {joinedAt && (
            <>
              <dt className="text-quiet">{t('Member since')}</dt>
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
