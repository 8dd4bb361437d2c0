/**
 * Maximum SQL statements of a valid call, authorization included, without `begin` and `commit`. Cached responses cost
 * nothing: these are the numbers of a cache miss.
 */
export const READS: Record<string, number> = {
  // Public: no user is looked up.
  readConfig: 0,
  findModels: 0,
  findPlaces: 0,
  listCategories: 1,
  suggestSearches: 1,

  // The caller, and the data.
  readAccessToken: 2,
  listCategoryProducts: 2,
  listAdvertisedProducts: 2,
  listSellerProducts: 2,
  readProduct: 2,
  readProducts: 2,
  listProductChanges: 2,
  listKeptCategories: 2,
  listUsers: 2,
  readUser: 2,
  readPerson: 7,
  readAdmin: 2,
  listBookings: 2,
  listBuyers: 2,
  readBooking: 2,
  readDeal: 2,
  readStatementPhoto: 2,
  listDisputes: 2,
  listHeldPayouts: 2,
  listFavourites: 2,
  listFavouriteIds: 2,
  listNotices: 2,
  countNotices: 2,
  listReportedProducts: 2,
  listImports: 2,
  listImportReviews: 2,
  // The caller, the import, and its rows.
  listImportReviewRows: 3,
  readImport: 2,
  listImportRows: 2,
  readListingLimit: 2,
  readReconciliation: 2,

  // The caller, the product, and the count of contacts read.
  readContact: 3,

  // The caller; then facets, page and cards, each of which depends on the one before.
  searchProducts: 4,

  // The caller, the file with its columns, and one per 500 rows, so that long files block nothing.
  readImportResult: 3,

  // The caller, the account, and four concurrent ones on its state and pending payouts.
  readPayoutAccount: 6,

  // One concurrent statement per list.
  exportAccount: 7,
};

/** In one transaction when several write. */
export const WRITES: Record<string, number> = {
  // The caller, and the write.
  dropFavourite: 2,
  keepFavourite: 2,
  readNotices: 2,
  reportProduct: 2,
  explainReport: 2,
  withdrawReport: 2,
  hideProduct: 2,
  removeImport: 2,
  decideImportReview: 3,
  undoImportReview: 3,
  // A known user costs one more.
  createUser: 3,

  // Includes invalidation and audit.
  addCategory: 5,
  changeCategory: 5,
  orderCategories: 5,
  retireCategory: 5,
  verifySeller: 6,
  decideVerification: 6,
  startSelling: 3,
  changeName: 3,
  removeUser: 11,
  removeAccount: 11,
  dismissReports: 3,

  // Includes the price check, search index, counts, photos and picture fetches.
  addProduct: 8,
  editProduct: 11,
  advertiseProduct: 3,
  removeProduct: 5,
  // Independent of the number of products; one more when some are unchanged. Prices include the price check.
  changePrices: 7,
  removeProducts: 5,
  addPhoto: 4,
  // Includes the portrait and invalidation.
  changePortrait: 6,
  removePortrait: 3,

  // Includes the step, ledger, product, audit and notifications.
  bookProduct: 8,
  createPaymentIntent: 4,
  recordPayment: 16,
  receiveCardEvent: 15,
  openPayoutAccount: 6,
  releasePayout: 6,
  refundPayout: 13,

  // The locked deal with the caller's role, the step with its effects, and the new state in one statement.
  proposeMeeting: 7,
  acceptMeeting: 6,
  handOver: 6,
  renewCode: 4,
  confirmDeal: 11,
  declineDeal: 11,
  cancelDeal: 11,
  missOther: 6,
  withdrawMiss: 6,
  disputeDeal: 10,
  addStatement: 7,
  relistProduct: 9,
  // Includes the payout wait.
  decideDispute: 16,

  // Includes background work: two rows are checked, or listed.
  startImport: 7,
  // Includes price checks within the file and on the market.
  mapImport: 19,
  confirmImportRows: 4,
  // Includes the listing limit.
  runImport: 24,

  // Both sides are read in batches.
  reconcileNow: 22,
};

/** Cache misses of anonymous visitors, by the path in `client/routes.ts`. */
export const PAGES: Record<string, number> = {
  // Brands, advertised and newest products, concurrently.
  '/': 3,
  '/home': 3,
  '/login': 0,
  '/signup': 0,
  '/blog': 0,
  '/blog/managing-state-in-react': 0,
  '/blog/how-prototypal-inheritance-works': 0,
  '/blog/what-is-a-unit-test': 0,
  '/blog/react-vs-angular-vs-vue': 0,
  '/about': 0,
  '/terms': 0,
  '/privacy': 0,
  '/help': 0,
  '/contact': 0,
  // As the call, without a caller.
  '/search': 3,
  '/compare': 1,
  // Brands, the brand itself, and a search.
  '/categories/:brandName': 4,
  // The product; then similar products and the seller's others, concurrently.
  '/products/:id': 3,
  '/*': 0,
};
