import * as contract from '#contract/contacts.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { readContact } from './contacts.ts';

export function contactRoutes(route: Route, { sql }: AppContext) {
  route(contract.readContact, ({ viewer, params }) => readContact(sql, viewer, params.id));
}
