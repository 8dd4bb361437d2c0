import type { z } from 'zod';
import { oneOf } from './fields.ts';
import { Page, Search } from './pagination.ts';

export const OWN_ORDERS = ['newest', 'name', 'price-down', 'price-up'] as const;
export type OwnOrder = (typeof OWN_ORDERS)[number];

export const OWN_STATES = ['available', 'reserved', 'sold', 'withheld', 'hidden'] as const;
export type OwnState = (typeof OWN_STATES)[number];

export const OwnList = Page.extend({
  search: Search,
  sort: oneOf(OWN_ORDERS).default(OWN_ORDERS[0]),
  state: oneOf(OWN_STATES).optional(),
});
export type OwnList = z.output<typeof OwnList>;
