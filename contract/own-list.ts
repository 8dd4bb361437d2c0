import { z } from 'zod';
import { Page, Search } from './pagination.ts';

export const OWN_ORDERS = ['newest', 'name', 'price-down', 'price-up'] as const;
export type OwnOrder = (typeof OWN_ORDERS)[number];

export const OWN_STATES = ['available', 'reserved', 'sold', 'withheld', 'hidden'] as const;
export type OwnState = (typeof OWN_STATES)[number];

export const OwnList = Page.extend({
  search: Search,
  sort: z.enum(OWN_ORDERS, `Please choose one of ${OWN_ORDERS.join(', ')}`).default(OWN_ORDERS[0]),
  state: z.enum(OWN_STATES, `Please choose one of ${OWN_STATES.join(', ')}`).optional(),
});
export type OwnList = z.output<typeof OwnList>;
