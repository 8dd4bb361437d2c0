/**
 * How many SQL statements a good call may send, those of recognising who calls among them; `begin` and `commit` are not
 * counted. A call that is the same for everybody sends none once it is kept: these are the numbers of its making.
 */
export const READS: Record<string, number> = {
  // The same for everybody: nobody is recognised.
  readConfig: 0,
  findModels: 0,
  findPlaces: 0,
  listCategories: 1,
  suggestSearches: 1,

  // One to recognise who calls, one for what they ask.
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
  // Who calls, whose import it is, and its rows.
  listImportReviewRows: 3,
  readImport: 2,
  listImportRows: 2,
  readListingLimit: 2,
  readReconciliation: 2,

  // Who calls, whose bike it is, and that one more seller's contacts were told.
  readContact: 3,

  // Who calls; then what there is, which bikes the page has, and their cards: each needs to know the one before.
  searchProducts: 4,

  // Who calls, whose file it is with its columns, and one for each 500 rows, so that a long file holds up nobody.
  readImportResult: 3,

  // Who calls, which account it is, how it stands with what waits, and what that waits for: the last four at once.
  readPayoutAccount: 6,

  // A list of each kind, all asked for at once.
  exportAccount: 7,
};

/** Each in one transaction where more than one of them writes. */
export const WRITES: Record<string, number> = {
  // One to recognise who calls, one to do it.
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
  // Whoever is known already is one more question.
  createUser: 3,

  // With what public pages have to hear of it, and what the audit keeps.
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

  // With what others ask, the bike's place on the shelf, what is counted there, its photos and its pictures from elsewhere.
  addProduct: 8,
  editProduct: 11,
  advertiseProduct: 3,
  removeProduct: 5,
  // However many products it is about; one more where some stay as they are. Of prices first what others ask.
  changePrices: 7,
  removeProducts: 5,
  addPhoto: 4,
  // With its place beside the name, and what public pages have to hear of it.
  changePortrait: 6,
  removePortrait: 3,

  // With the record of the step, its money, the bike, the audit, and what people are told.
  bookProduct: 8,
  createPaymentIntent: 4,
  recordPayment: 16,
  receiveCardEvent: 15,
  openPayoutAccount: 6,
  releasePayout: 6,
  refundPayout: 13,

  // The locked deal and the caller's part in it, the step with all that follows from it, and the deal as it is then, in one statement.
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
  // With why the seller is not paid yet.
  decideDispute: 16,

  // With what is done after the answer: two rows are checked, or listed.
  startImport: 7,
  // With what is asked for such bikes in the file and on the market.
  mapImport: 19,
  confirmImportRows: 4,
  // Whether its seller may list so many comes first.
  runImport: 24,

  // The provider's records and ours come in portions.
  reconcileNow: 22,
};

/** Pages as strangers get them: made once, and then kept. By the path in `client/routes.ts`. */
export const PAGES: Record<string, number> = {
  // Brands, what is advertised, what is new: all asked for at once.
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
  // As the call, for nobody in particular.
  '/search': 3,
  '/compare': 1,
  // The brands, whether this is one, and a search.
  '/categories/:brandName': 4,
  // The bike; then at once what resembles it and what else its seller has, for which the bike has to be known.
  '/products/:id': 3,
  '/*': 0,
};
