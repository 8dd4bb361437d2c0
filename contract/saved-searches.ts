import { z } from 'zod';
import { message, t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, line } from './fields.ts';
import { Product } from './products.ts';
import { type SearchAddress, SearchFields } from './search.ts';
import { writeAddress } from './search-address.ts';

export const MOST_SAVED_SEARCHES = 50;
/** More new matches of a search are not counted: it means as many or more. */
export const MOST_NEW_MATCHES = 100;
export const MOST_SHOWN_MATCHES = 4;
/** Letters a day of searches that are told at once; the others wait. */
export const MOST_TOLD_AT_ONCE = 10;

export const ALERT_FREQUENCIES = ['at-once', 'daily', 'weekly', 'never'] as const;
export const AlertFrequency = z.enum(ALERT_FREQUENCIES, {
  error: () => t('Please choose at once, daily, weekly or not at all'),
});
export type AlertFrequency = z.infer<typeof AlertFrequency>;

const Name = line(80);

const MOST_AHEAD = 14 * 60;
/** Minutes that the person's clock is ahead of UTC, so that digests come in the morning. */
const UtcOffset = z.number().int().min(-MOST_AHEAD).max(MOST_AHEAD);

/** The part of an address that says which bikes are meant: without order and page. */
export function savedAddress(query: string): string | undefined {
  const { sort: _sort, after: _after, ...address } = Object.fromEntries(new URLSearchParams(query)) as SearchAddress;
  const known = SearchFields.safeParse(address);
  return known.success ? writeAddress(address) : undefined;
}

const NO_SEARCH = message('This is not the address of a search');
const Address = z
  .string()
  .max(2000, { error: () => t(NO_SEARCH) })
  .transform((query, { addIssue }) => {
    const address = savedAddress(query);
    if (address === undefined) addIssue(t(NO_SEARCH));
    return address ?? z.NEVER;
  });

export const SavedSearch = z.object({
  _id: Id,
  name: z.string(),
  address: z.string(),
  told: AlertFrequency,
  savedAt: z.string(),
  /** Matches since it was last opened, up to MOST_NEW_MATCHES. */
  newMatches: z.number().int(),
  products: z.array(Product.pick({ _id: true, productName: true, img: true, cover: true, resalePrice: true })),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved-searches',
  access: 'signed-in',
  summary: "The caller's saved searches with their new matches, newest first",
  answer: z.array(SavedSearch),
});

export const countNewMatches = endpoint({
  method: 'GET',
  path: '/saved-searches/new',
  access: 'signed-in',
  summary: `How many bikes match the caller's saved searches newly; at most ${MOST_NEW_MATCHES} are counted`,
  answer: z.object({ newMatches: z.number().int() }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved-searches',
  access: 'signed-in',
  summary: `Save a search; at most ${MOST_SAVED_SEARCHES}. Saved again, it stays as it was, or comes back after its removal`,
  body: z.object({
    name: Name,
    address: Address,
    told: AlertFrequency.default('daily'),
    utcOffset: UtcOffset.default(0),
  }),
  answer: z.object({ acknowledged: z.literal(true), insertedId: Id }),
});

export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: '/saved-searches/:id',
  access: 'signed-in',
  summary: 'Give a saved search another name, or say how to be told of new matches',
  params: z.object({ id: Id }),
  body: z.object({ name: Name, told: AlertFrequency, utcOffset: UtcOffset.optional() }),
  answer: z.object({ modifiedCount: z.number().int() }),
});

export const openSavedSearch = endpoint({
  method: 'POST',
  path: '/saved-searches/:id/seen',
  access: 'signed-in',
  summary: 'Its new matches, which are new no longer',
  params: z.object({ id: Id }),
  answer: z.object({ products: z.array(Id) }),
});

export const removeSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved-searches/:id',
  access: 'signed-in',
  summary: 'Remove a saved search; saved again within the hour, it comes back with its new matches',
  params: z.object({ id: Id }),
  answer: z.object({ deletedCount: z.number().int() }),
});
