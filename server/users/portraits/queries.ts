import type { Db } from '../../database/connect.ts';

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

export const remove = (db: Db, id: string) => db<{ former: string | null }[]>`
  update users u set photo_name = null, shows_initials = true, photo_due_at = null
  from (select id, photo_name as former from users where id = ${id} for update) before
  where u.id = before.id and not u.shows_initials returning former`;
