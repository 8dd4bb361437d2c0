import type { Db } from '../../database/connect.ts';
import type { Viewer } from '../../http/viewer.ts';

/** Our copy, or the identity service's URL; null: initials. */
export const shownPhoto = (db: Db, person: string) => {
  const { name, initials, url } = {
    name: db(`${person}.photo_name`),
    initials: db(`${person}.shows_initials`),
    url: db(`${person}.photo_url`),
  };
  return db`coalesce('/photos/' || ${name} || '-400.webp', case when not ${initials} then ${url} end)`;
};

/** Returns the previous photo; no row: the user is removed. */
export const place = (db: Db, id: string, name: string) => db<{ former: string | null }[]>`
  update users u set photo_name = ${name}, shows_initials = false, photo_due_at = null
  from (select id, photo_name as former from users where id = ${id} for update) before
  where u.id = before.id and u.removed_at is null returning former`;

/** No row: initials already. */
export const remove = (db: Db, id: string) => db<{ former: string | null }[]>`
  update users u set photo_name = null, shows_initials = true, photo_due_at = null
  from (select id, photo_name as former from users where id = ${id} for update) before
  where u.id = before.id and not u.shows_initials returning former`;

/** Pictures of the identity service, for users with a verified address. */
export interface Wanted {
  address: string;
  person: Viewer;
}

const isWanted = (db: Db) => db`
  photo_name is null and not shows_initials and removed_at is null and photo_url ~* '^https?://'
    and email_confirmed_at is not null`;

export const due = (db: Db, limit: number) => db<Wanted[]>`
  select photo_url as address, json_build_object('id', id, 'email', email, 'name', name, 'role', role,
    'verified', verified_at is not null, 'emailConfirmed', true) as person
  from users where photo_due_at <= now() and ${isWanted(db)} order by photo_due_at limit ${limit}`;

/** Leases a fetch; the delay grows with each attempt, and the last one has none. */
export const claim = (db: Db, { address, person }: Wanted, pauses: string[]) => db`
  update users set photo_tries = photo_tries + 1, photo_due_at = now() + (${pauses}::interval[])[photo_tries + 1]
  where id = ${person.id} and photo_url = ${address} and photo_due_at <= now() and ${isWanted(db)}`;

export const giveUp = (db: Db, { address, person }: Wanted) => db`
  update users set photo_due_at = null where id = ${person.id} and photo_url = ${address}`;

/** Unless the user changed it meanwhile. */
export const showOurs = (db: Db, { address, person }: Wanted, name: string) => db`
  update users set photo_name = ${name}, photo_due_at = null
  where id = ${person.id} and photo_url = ${address} and ${isWanted(db)}`;
