import { pages } from '#client/api/query-client.ts';
import type { ListView, Orders } from '#client/ui/list-view.ts';
import { type CHOSEN_ROLES, listUsers, type UserOrder } from '#contract/users.ts';

/** Roles that admins manage. */
export type PeopleRole = (typeof CHOSEN_ROLES)[number];

export const peopleOrders: Record<PeopleRole, Orders<UserOrder>> = {
  buyer: ['newest', 'name', 'email'],
  seller: ['newest', 'unverified', 'name', 'email'],
};

export function people(role: PeopleRole, { search, sort }: ListView<UserOrder>) {
  return pages(listUsers, { query: { role, search: search || undefined, sort } });
}
