import type { Db } from '../../database/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { done, type Outbox } from '../../outbox/outbox.ts';
import { type Elsewhere, FETCHING } from '../../photos/picture-fetch/picture-fetch.ts';

export interface Wanted extends Elsewhere {
  id: string;
  person: Viewer;
}

const isWanted = (db: Db) => db`
  photo_name is null and not shows_initials and removed_at is null and photo_url ~* '^https?://'
    and email_confirmed_at is not null`;

export const PORTRAITS: Outbox<Wanted> = {
  ...FETCHING,
  noun: 'A portrait elsewhere',
  table: 'users',
  alias: 'u',
  key: { address: 'photo_url', id: 'id' },
  dueAt: 'photo_due_at',
  attempts: 'photo_tries',
  from: (db) => db`users u`,
  columns: (db) => db`
    json_build_object('id', u.id, 'email', u.email, 'name', u.name, 'role', u.role,
      'verified', u.verified_at is not null, 'emailConfirmed', true) as person`,
  when: isWanted,
  person: (db) => db`u.id`,
  givenUp: (db) => db`photo_due_at = null`,
  facts: ({ id }) => ({ user: id }),
};

export const showOurs = (db: Db, wanted: Wanted, name: string) =>
  done(db, PORTRAITS, wanted, { set: db`photo_name = ${name}, photo_due_at = null`, when: isWanted(db) });
