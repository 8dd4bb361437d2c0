import type { Person } from '#client/api/session/store.ts';
import { paths } from '#client/paths.ts';
import { type AdminRight, hasRight } from '#contract/admin-jobs.ts';

export interface Entry {
  text: string;
  to: string;
  /** Shown on phones before the menu is opened. */
  isFrequent?: true;
  /** Of an admin. */
  right?: AdminRight;
}

const entriesFor: Record<Person['role'], (person: Person) => Entry[]> = {
  buyer: ({ email }) => [{ text: 'My Orders', to: paths.myOrders(email), isFrequent: true }],
  seller: ({ email }) => [
    { text: 'Add Product', to: paths.addProduct },
    { text: 'My Products', to: paths.myProducts, isFrequent: true },
    { text: 'Insights', to: paths.insights },
    { text: 'My Buyers', to: paths.myBuyers },
    { text: 'Import', to: paths.imports },
    { text: 'Payouts', to: paths.payouts },
    { text: 'Verification', to: paths.verification },
    { text: 'My Orders', to: paths.myOrders(email) },
  ],
  admin: () => [
    { text: 'Market', to: paths.market },
    { text: 'All Buyers', to: paths.allBuyers },
    { text: 'All Sellers', to: paths.allSellers },
    { text: 'Admins', to: paths.admins, right: 'admins' },
    { text: 'Identity documents', to: paths.identityDocuments, right: 'identity' },
    { text: 'Suspensions', to: paths.suspensions, right: 'people' },
    { text: 'Listings to review', to: paths.listingReviews, right: 'moderation' },
    { text: 'Reported Items', to: paths.reportedItems, isFrequent: true, right: 'moderation' },
    { text: 'Reported ratings', to: paths.reportedRatings, right: 'moderation' },
    { text: 'Reported messages', to: paths.reportedMessages, right: 'moderation' },
    { text: 'Imports to review', to: paths.importReviews, right: 'moderation' },
    { text: 'Brands', to: paths.categories, right: 'moderation' },
    { text: 'Disputes', to: paths.disputes, right: 'money' },
    { text: 'Held payouts', to: paths.heldPayouts, right: 'money' },
    { text: 'Reconciliation', to: paths.reconciliation, right: 'money' },
    { text: 'Audit', to: paths.audit, right: 'audit' },
  ],
};

export const dashboardEntries = (person: Person): Entry[] => [
  { text: 'Dashboard', to: paths.dashboard, isFrequent: true },
  ...entriesFor[person.role](person).filter(({ right }) => !right || hasRight(person, right)),
  { text: 'Messages', to: paths.messages },
  ...(person.role === 'admin' ? [] : [{ text: 'Offers', to: paths.offers }]),
  { text: 'Notices', to: paths.notices },
  { text: 'Favourites', to: paths.favourites },
  ...(person.role === 'admin' ? [] : [{ text: 'Ratings', to: paths.ratings }]),
  { text: 'Saved searches', to: paths.savedSearches },
];
