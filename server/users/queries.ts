import type { AdminJob } from '#contract/admin-jobs.ts';
import { UNDER_WAY_STATUSES } from '#contract/deal-machine.ts';
import { REMOVED_REMEMBERED_DAYS, type Role } from '#contract/users.ts';
import { language } from '#language/current.ts';
import type { Db } from '../database/connect.ts';
import type { Identity, IdentityKey, Viewer } from '../http/viewer.ts';
import { jobOf } from './membership/membership.ts';
import { shownPhoto } from './portraits/portraits.ts';

export interface UserRow extends Viewer {
  photoUrl: string | null;
  joinedAt: Date;
}

export const columns = (db: Db, users = 'users') => db`
  id, email, name, role, ${jobOf(db)} as job, ${shownPhoto(db, users)} as "photoUrl", verified_at is not null as verified,
    email_confirmed_at is not null as "emailConfirmed", created_at as "joinedAt",
    suspended_until > now() as suspended`;

export interface NewUser {
  id: string;
  identity: Identity;
  name: string;
  role: Role;
  joinedAt: Date;
  addressHash: Buffer;
}

/** No row: the identity exists, its e-mail address is taken, or an admin removed its user. */
export const insertUser = (db: Db, user: NewUser) => db`
  insert into users (id, issuer, subject, email, name, photo_url, role, email_confirmed_at, created_at,
    language)
  select ${user.id}::uuid, ${user.identity.issuer}, ${user.identity.subject}, ${user.identity.email}, ${user.name},
    ${user.identity.picture ?? null}, ${user.role}, ${user.identity.emailVerified ? db`now()` : db`null::timestamptz`}, ${user.joinedAt}::timestamptz,
    ${language()}
  where not exists (select 1 from removed_addresses where address_hash = ${user.addressHash} and ${isRemembered(db)})
  on conflict do nothing`;

const isRemembered = (db: Db) => db`removed_at > now() - make_interval(days => ${REMOVED_REMEMBERED_DAYS})`;

export const rememberAddress = (db: Db, addressHash: Buffer) => db`
  insert into removed_addresses (address_hash) values (${addressHash})
  on conflict (address_hash) do update set removed_at = excluded.removed_at`;

export const forgetAddresses = (db: Db) => db`delete from removed_addresses where not (${isRemembered(db)})`;

const isNewPicture = (db: Db, picture: string | undefined) => db`
  (coalesce(${picture ?? null}::text <> photo_url, ${picture ?? null}::text is not null)
    and coalesce(${picture ?? null}::text not like '/photos/' || photo_name || '-%', true))`;

/** A confirmed address stays confirmed. Another verified address does not confirm the record's. */
export const refreshUser = (db: Db, { issuer, subject, picture, email, emailVerified }: Identity) => db<UserRow[]>`
  with refreshed as (
    update users set language = ${language()}, photo_url = coalesce(${picture ?? null}, photo_url),
      photo_name = case when ${isNewPicture(db, picture)} then null else photo_name end,
      shows_initials = shows_initials and not ${isNewPicture(db, picture)},
      photo_tries = case when ${isNewPicture(db, picture)} then 0 else photo_tries end,
      photo_due_at = case when ${isNewPicture(db, picture)} then (select now()) else photo_due_at end,
      email_confirmed_at = case when ${emailVerified} and email = ${email} then coalesce(email_confirmed_at, (select now()))
        else email_confirmed_at end
    where issuer = ${issuer} and subject = ${subject} and removed_at is null
    returning *
  )
  select ${columns(db, 'refreshed')} from refreshed`;

export const userById = (db: Db, id: string) => db<UserRow[]>`
  select ${columns(db)} from users where id = ${id} and removed_at is null`;

export interface TokenClaims {
  userId: string;
  sessionId?: string | undefined;
  issuedAt: Date;
}

/** `nth`: of which token, from 1. In a `select`, the number of tokens does not change the plan, so that it is made once. */
export const usersOfTokens = (db: Db, tokens: TokenClaims[]) => db<(UserRow & { nth: number })[]>`
  select ${columns(db)}, asked.nth::int
  from unnest((select ${tokens.map(({ userId }) => userId)}::uuid[]),
      (select ${tokens.map(({ sessionId }) => sessionId ?? null)}::text[]),
      (select ${tokens.map(({ issuedAt }) => issuedAt.toISOString())}::timestamptz[]))
    with ordinality as asked (user_id, session_id, issued_at, nth) join users on users.id = asked.user_id
  where removed_at is null and (tokens_not_before is null or tokens_not_before <= asked.issued_at)
    and not exists (select 1 from ended_sessions e where e.session_id = asked.session_id)`;

/** Browsers that these tokens added are told nothing any more. `iat` has whole seconds. */
export const refuseTokensBefore = (db: Db, { issuer, subject }: IdentityKey, time: Date) => db`
  with untold as (
    delete from push_devices d using users u where u.id = d.user_id and u.issuer = ${issuer} and u.subject = ${subject}
      and d.added_at < ${time}::timestamptz
  )
  update users set tokens_not_before = date_trunc('second', ${time}::timestamptz)
  where issuer = ${issuer} and subject = ${subject}`;

export const userByEmail = (db: Db, email: string) => db<UserRow[]>`
  select ${columns(db)} from users where email = ${email} and removed_at is null`;

export const removedUser = (db: Db, { issuer, subject }: Identity) => db<{ id: string }[]>`
  select id from users where issuer = ${issuer} and subject = ${subject} and removed_at is not null`;

export const makeAdmin = (db: Db, id: string, job: AdminJob) => db`
  update users set role = 'admin', admin_job = ${named(job)} where id = ${id} and role <> 'admin'`;

/** One change at a time, so that two admins at once do not leave none. */
export const lockAdmins = (db: Db) => db`select pg_advisory_xact_lock(hashtext('admins'))`;

const named = (job: AdminJob) => (job === 'owner' ? null : job);

const owners = (db: Db) => db`
  select id from users where role = 'admin' and admin_job is null and removed_at is null`;

/** Not the only owner. The caller has the lock of admins. */
const isSpared = (db: Db) => db`(admin_job is not null or (select count(*) from (${owners(db)}) o) > 1)`;

export const unmakeAdmin = (db: Db, id: string) => db`
  update users set role = 'buyer', admin_job = null where id = ${id} and role = 'admin' and ${isSpared(db)}`;

export const changeJob = (db: Db, id: string, job: AdminJob, ownerId?: string) => db`
  update users set admin_job = ${named(job)}
  where id = ${id} and role = 'admin' and removed_at is null and admin_job is distinct from ${named(job)}
    and ${isSpared(db)} ${ownerId ? db`and ${ownerId} in (${owners(db)})` : db``}`;

export const makeSeller = (db: Db, email: string) => db<{ id: string }[]>`
  update users set role = 'seller' where email = ${email} and role = 'buyer' and removed_at is null returning id`;

export const rename = (db: Db, id: string, name: string) => db`
  update users set name = ${name} where id = ${id} and name <> ${name} and removed_at is null`;

interface Move {
  email: string;
  addressHash: Buffer;
  from?: string | undefined;
}

const isIdentity = (db: Db, { issuer, subject }: IdentityKey) => db`
  issuer = ${issuer} and subject = ${subject} and removed_at is null`;

/** No row: no user, this address already, or an admin removed its user. */
export const changeEmail = (db: Db, person: IdentityKey, { email, addressHash, from }: Move) => db<
  { id: string; role: Role }[]
>`
  update users set email = ${email}, email_confirmed_at = now()
  where ${isIdentity(db, person)} and email <> ${email} ${from ? db`and email = ${from}` : db``}
    and not exists (select 1 from removed_addresses where address_hash = ${addressHash} and ${isRemembered(db)})
  returning id, role`;

export const userBehind = (db: Db, person: IdentityKey) => db<UserRow[]>`
  select ${columns(db)} from users where ${isIdentity(db, person)}`;

interface RemovedUser {
  suspended: boolean | null;
  id: string;
  role: Role;
  email: string;
  emailConfirmed: boolean;
}

/** Admins only by an owner. The caller has locked them, and the admins if one is among them. */
export const remove = (db: Db, ids: string[], ownerId?: string) => db<RemovedUser[]>`
  with removed as (
    update users set removed_at = now()
    where id = any(${ids}::uuid[]) and removed_at is null
      and (role <> 'admin' ${ownerId ? db`or (${ownerId} in (${owners(db)}) and ${isSpared(db)})` : db``})
    returning id, role, email, email_confirmed_at, suspended_until
  )
  select id, role, email, email_confirmed_at is not null as "emailConfirmed", suspended_until > now() as suspended
  from removed`;

/** Detaches the identity, so that the person may join again. Waits for writes about the user. */
export const letGo = (db: Db, id: string) => db`
  update users set subject = subject || ' left as ' || id, left_at = now() where id = ${id}`;

const underAnotherIdentity = (db: Db, { issuer, subject, email }: Identity) => db`
  email = ${email} and (issuer, subject) <> (${issuer}, ${subject}) and removed_at is null`;

export const predecessor = (db: Db, identity: Identity) => db<{ id: string }[]>`
  select id from users where ${underAnotherIdentity(db, identity)}`;

export const changeLogin = (db: Db, identity: Identity, time: Date) => db<{ id: string }[]>`
  update users set issuer = ${identity.issuer}, subject = ${identity.subject},
    tokens_not_before = date_trunc('second', ${time}::timestamptz)
  where ${underAnotherIdentity(db, identity)} and email_confirmed_at is not null
    and not exists (select 1 from users u where u.issuer = ${identity.issuer} and u.subject = ${identity.subject})
  returning id`;

/** Of the people of the query `who`. */
const business = (db: Db) => db`
  select 1 from products where seller_id in (select id from who) and status in ('available', 'reserved')
  union all
  select 1 from bookings where seller_id in (select id from who) and status in ${db(UNDER_WAY_STATUSES)}
  union all
  select 1 from bookings where buyer_id in (select id from who) and status in ${db(UNDER_WAY_STATUSES)}`;

/** The caller has locked them. */
export const removeIdle = (db: Db, ids: string[]) => db<{ id: string }[]>`
  with who as materialized (select unnest(${ids}::uuid[]) as id),
    business as materialized (${business(db)} limit 1)
  update users set removed_at = now()
  where id = any(${ids}::uuid[]) and email_confirmed_at is null and removed_at is null
    and not exists (select 1 from business)
  returning id`;

export const busy = (db: Db, { issuer, subject }: IdentityKey) => db<object[]>`
  with who as materialized (
    select id from users where issuer = ${issuer} and subject = ${subject} and removed_at is null)
  ${business(db)} limit 1`;

export const subjectOf = (db: Db, email: string) => db<{ subject: string }[]>`
  select subject from users where email = ${email} and removed_at is null`;
