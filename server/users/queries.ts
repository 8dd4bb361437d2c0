import type { Page } from '#contract/page.ts';
import type { Role } from '#contract/users.ts';
import type { Db } from '../database/connect.ts';
import type { Identity, Viewer } from '../viewer.ts';

export interface UserRow extends Viewer {
  photoUrl: string | null;
}

const columns = (db: Db) => db`id, email, name, role, photo_url as "photoUrl", verified_at is not null as verified`;

export interface NewUser {
  id: string;
  identity: Identity;
  name: string;
  role: Role;
}

/** No row: the identity has joined before, or its e-mail is somebody else's. */
export const insertUser = (db: Db, user: NewUser) => db`
  insert into users (id, issuer, subject, email, name, photo_url, role)
  values (${user.id}, ${user.identity.issuer}, ${user.identity.subject}, ${user.identity.email}, ${user.name},
    ${user.identity.picture ?? null}, ${user.role})
  on conflict do nothing`;

/** The living user behind an identity, with the picture the identity has now. */
export const refreshUser = (db: Db, { issuer, subject, picture }: Identity) => db<UserRow[]>`
  update users set photo_url = coalesce(${picture ?? null}, photo_url)
  where issuer = ${issuer} and subject = ${subject} and removed_at is null
  returning ${columns(db)}`;

export const userById = (db: Db, id: string) => db<UserRow[]>`
  select ${columns(db)} from users where id = ${id} and removed_at is null`;

export const userByEmail = (db: Db, email: string) => db<UserRow[]>`
  select ${columns(db)} from users where email = ${email} and removed_at is null`;

export const usersByRole = (db: Db, role: Role, { limit, after }: Page) => db<UserRow[]>`
  select ${columns(db)} from users
  where role = ${role} and removed_at is null ${after ? db`and id < ${after}` : db``}
  order by id desc limit ${limit + 1}`;

export const makeAdmin = (db: Db, id: string) => db`
  update users set role = 'admin' where id = ${id} and role <> 'admin'`;

export const verifySeller = (db: Db, email: string) => db`
  update users set verified_at = now()
  where email = ${email} and role = 'seller' and verified_at is null and removed_at is null`;

export const removeUser = (db: Db, email: string) => db<{ id: string }[]>`
  update users set removed_at = now() where email = ${email} and removed_at is null returning id`;

const underAnotherIdentity = (db: Db, { issuer, subject, email }: Identity) => db`
  email = ${email} and (issuer, subject) <> (${issuer}, ${subject}) and removed_at is null`;

/** Who has this e-mail under another identity. */
export const predecessor = (db: Db, identity: Identity) => db<{ id: string }[]>`
  select id from users where ${underAnotherIdentity(db, identity)}`;

export const removePredecessor = (db: Db, identity: Identity) => db<{ id: string }[]>`
  update users set removed_at = now() where ${underAnotherIdentity(db, identity)} returning id`;
