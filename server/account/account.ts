import { type AccountData, RECENT_LOGIN_MINUTES } from '#contract/account.ts';
import { LARGEST_PAGE, type Page } from '#contract/page.ts';
import { bookingsOfBuyer, bookingsOfSeller } from '../bookings/bookings.ts';
import type { Sql } from '../database/connect.ts';
import { favouritesOf } from '../favourites/favourites.ts';
import type { Market } from '../market.ts';
import { stale } from '../problems.ts';
import { productsEverOf } from '../products/products.ts';
import { reportsOf } from '../reports/reports.ts';
import { ownRecord, removeOneself } from '../users/users.ts';
import type { Identity, Viewer } from '../viewer.ts';

/** Everything Kickstand knows about a person. */
export async function exportAccount(sql: Sql, viewer: Viewer): Promise<AccountData> {
  const [user, products, bookings, sales, favourites, reports] = await Promise.all([
    ownRecord(sql, viewer),
    whole((page) => productsEverOf(sql, viewer, page)),
    whole((page) => bookingsOfBuyer(sql, viewer, viewer.email, page)),
    whole((page) => bookingsOfSeller(sql, viewer, viewer.email, page)),
    favouritesOf(sql, viewer.id),
    reportsOf(sql, viewer.id),
  ]);
  return { exportedAt: new Date().toISOString(), user, products, bookings, sales, favourites, reports };
}

/** Deletes the account of a person who has logged in just now. */
export async function removeAccount(market: Market, identity: Identity) {
  if (!isRecent(identity.loggedInAt))
    throw stale('Please log in again, to show that it is you, and then try once more.');
  return removeOneself(market, identity);
}

function isRecent(time: Date | undefined) {
  return time !== undefined && Date.now() - time.getTime() <= RECENT_LOGIN_MINUTES * 60_000;
}

/** A list with all its pages. */
async function whole<T extends { _id: string }>(read: (page: Page) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const rows = await read({ limit: LARGEST_PAGE, after: all.at(-1)?._id });
    all.push(...rows.slice(0, LARGEST_PAGE));
    if (rows.length <= LARGEST_PAGE) return all;
  }
}
