import { z } from 'zod';
import { t } from '#language/t.ts';
import { ADMIN_JOBS } from './admin-jobs.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, oneOf } from './fields.ts';
import { Page, Search } from './pagination.ts';
import { PersonName } from './person-name.ts';

export const REMOVED_REMEMBERED_DAYS = 730;

export const ROLES = ['buyer', 'seller', 'admin'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;
/** Admins are appointed by the server. */
export const CHOSEN_ROLES = ['buyer', 'seller'] as const;

/** `unverified`: those who wait for verification first. */
export const USER_ORDERS = ['newest', 'name', 'email', 'unverified'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

export const User = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Of an admin. */
  job: z.enum(ADMIN_JOBS).optional(),
  isVarified: z.boolean(),
  emailConfirmed: z.boolean(),
  /** Begins nothing new; deals under way go on. */
  isSuspended: z.boolean().optional(),
  photoURL: z.string().optional(),
  /** Own account: becomes admin after a login with a second factor. */
  lacksSecondFactor: z.boolean().optional(),
  joinedAt: z.string(),
});
export type User = z.infer<typeof User>;

export const ListedUser = User.extend({
  bookingsGivenUp: z.number().int(),
});
export type ListedUser = z.infer<typeof ListedUser>;

const byEmail = z.object({ email: Email });

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: 'identified',
  summary: 'Join Kickstand; once joined, the record stays as it is',
  body: z.object({
    name: PersonName,
    email: Email,
    role: z.enum(CHOSEN_ROLES, { error: () => t('Please choose buyer or seller') }),
    isVarified: z.boolean().optional(),
  }),
  answer: z.object({ acknowledged: z.boolean() }),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: 'admin',
  summary: 'All people of a role, newest first unless said; `search` looks in names and e-mails',
  query: Page.extend({
    role: oneOf(ROLES),
    search: Search,
    sort: oneOf(USER_ORDERS).default('newest'),
  }),
  answer: z.array(ListedUser),
});

export const readUser = endpoint({
  method: 'GET',
  path: '/users/:email',
  access: 'oneself',
  summary: 'The record of a person: for oneself and admins',
  params: byEmail,
  answer: User,
});

export const verifySeller = endpoint({
  method: 'PUT',
  path: '/users/:email',
  access: 'admin',
  right: 'identity',
  summary: 'Mark a seller as verified',
  params: byEmail,
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const changeAdminJob = endpoint({
  method: 'PUT',
  path: '/users/:email/job',
  access: 'admin',
  right: 'admins',
  summary: 'What an admin is there for; one owner stays',
  params: byEmail,
  body: z.object({ job: oneOf(ADMIN_JOBS) }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/users/:email',
  access: 'admin',
  right: 'people',
  summary: 'Remove a person and take their products off the market; money and bookings stay on record',
  params: byEmail,
  answer: z.object({ deletedCount: z.number().int() }),
});

export const readAdmin = endpoint({
  method: 'GET',
  path: '/users/admin/:email',
  access: 'oneself',
  summary: 'Whether a person is an admin',
  params: byEmail,
  answer: z.object({ isAdmin: z.boolean() }),
});
