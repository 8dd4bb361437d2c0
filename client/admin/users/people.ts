import { pages } from '#client/api/query-client.ts';
import type { ListView, Orders } from '#client/ui/list-view.ts';
import { listUsers, type Role, type UserOrder } from '#contract/users.ts';

export const peopleOrders: Record<Role, Orders<UserOrder>> = {
  buyer: ['newest', 'name', 'email'],
  seller: ['newest', 'unverified', 'name', 'email'],
  admin: ['newest', 'name', 'email'],
};

export function people(role: Role, { search, sort }: ListView<UserOrder>) {
  return pages(listUsers, { query: { role, search: search || undefined, sort } });
}
