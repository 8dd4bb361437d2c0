import * as contract from '#contract/contacts.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { readContact } from './contacts.ts';

export function contactRoutes(route: Route, { sql }: Market) {
  route(contract.readContact, ({ viewer, params }) => readContact(sql, viewer, params.id));
}
