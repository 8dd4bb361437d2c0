import type { Person } from '#client/api/session/store.ts';
import { paths } from '#client/paths.ts';

export interface Entry {
  text: string;
  to: string;
  /** Shown on phones before the menu is opened. */
  isFrequent?: true;
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
    { text: 'Identity documents', to: paths.identityDocuments },
    { text: 'Suspensions', to: paths.suspensions },
    { text: 'Listings to review', to: paths.listingReviews },
    { text: 'Reported Items', to: paths.reportedItems, isFrequent: true },
    { text: 'Reported ratings', to: paths.reportedRatings },
    { text: 'Reported messages', to: paths.reportedMessages },
    { text: 'Imports to review', to: paths.importReviews },
    { text: 'Brands', to: paths.categories },
    { text: 'Disputes', to: paths.disputes },
    { text: 'Held payouts', to: paths.heldPayouts },
    { text: 'Reconciliation', to: paths.reconciliation },
    { text: 'Audit', to: paths.audit },
  ],
};

export const dashboardEntries = (person: Person): Entry[] => [
  { text: 'Dashboard', to: paths.dashboard, isFrequent: true },
  ...entriesFor[person.role](person),
  { text: 'Messages', to: paths.messages },
  ...(person.role === 'admin' ? [] : [{ text: 'Offers', to: paths.offers }]),
  { text: 'Notices', to: paths.notices },
  { text: 'Favourites', to: paths.favourites },
  ...(person.role === 'admin' ? [] : [{ text: 'Ratings', to: paths.ratings }]),
  { text: 'Saved searches', to: paths.savedSearches },
];
