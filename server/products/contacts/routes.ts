import * as contract from '#contract/contacts.ts';
import type { Route } from '../../http/route.ts';
import type { Market } from '../../context.ts';
import { readContact } from './contacts.ts';

export function contactRoutes(route: Route, { sql }: Market) {
  route(contract.readContact, ({ viewer, params }) => readContact(sql, viewer, params.id));
}
