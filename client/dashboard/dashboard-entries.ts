import type { Person } from '#client/api/session/store.ts';
import { paths } from '#client/paths.ts';
import { type AdminRight, hasRight } from '#contract/admin-jobs.ts';
import { type Message, message } from '#language/t.ts';

export interface Entry {
  text: Message;
  to: string;
  /** Shown on phones before the menu is opened. */
  isFrequent?: true;
  /** Of an admin. */
  right?: AdminRight;
}

const entriesFor: Record<Person['role'], (person: Person) => Entry[]> = {
  buyer: ({ email }) => [{ text: message('My Orders'), to: paths.myOrders(email), isFrequent: true }],
  seller: ({ email }) => [
    { text: message('Add Product'), to: paths.addProduct },
    { text: message('My Products'), to: paths.myProducts, isFrequent: true },
    { text: message('Insights'), to: paths.insights },
    { text: message('My Buyers'), to: paths.myBuyers },
    { text: message('Import'), to: paths.imports },
    { text: message('Payouts'), to: paths.payouts },
    { text: message('Verification'), to: paths.verification },
    { text: message('My Orders'), to: paths.myOrders(email) },
  ],
  admin: () => [
    { text: message('Market'), to: paths.market },
    { text: message('All Buyers'), to: paths.allBuyers },
    { text: message('All Sellers'), to: paths.allSellers },
    { text: message('Admins'), to: paths.admins, right: 'admins' },
    { text: message('Identity documents'), to: paths.identityDocuments, right: 'identity' },
    { text: message('Suspensions'), to: paths.suspensions, right: 'people' },
    { text: message('Listings to review'), to: paths.listingReviews, right: 'moderation' },
    { text: message('Reported Items'), to: paths.reportedItems, isFrequent: true, right: 'moderation' },
    { text: message('Reported ratings'), to: paths.reportedRatings, right: 'moderation' },
    { text: message('Reported messages'), to: paths.reportedMessages, right: 'moderation' },
    { text: message('Imports to review'), to: paths.importReviews, right: 'moderation' },
    { text: message('Brands'), to: paths.categories, right: 'moderation' },
    { text: message('Disputes'), to: paths.disputes, right: 'money' },
    { text: message('Held payouts'), to: paths.heldPayouts, right: 'money' },
    { text: message('Reconciliation'), to: paths.reconciliation, right: 'money' },
    { text: message('Audit'), to: paths.audit, right: 'audit' },
  ],
};

export const dashboardEntries = (person: Person): Entry[] => [
  { text: message('Dashboard'), to: paths.dashboard, isFrequent: true },
  ...entriesFor[person.role](person).filter(({ right }) => !right || hasRight(person, right)),
  { text: message('Messages'), to: paths.messages },
  ...(person.role === 'admin' ? [] : [{ text: message('Offers'), to: paths.offers }]),
  { text: message('Notices'), to: paths.notices },
  { text: message('Favourites'), to: paths.favourites },
  ...(person.role === 'admin' ? [] : [{ text: message('Ratings'), to: paths.ratings }]),
  { text: message('Saved searches'), to: paths.savedSearches },
];
