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
  listCalibrations: 1,

  // The caller, what everybody sees, and the caller's marks on it. What everybody sees costs nothing once it is cached.
  listCategoryProducts: 3,
  listAdvertisedProducts: 3,
  readProducts: 3,
  // One more with a frame number.
  readProduct: 5,
  // Facets, page and cards depend on one another.
  searchProducts: 5,

  // The caller, and the data.
  readAccessToken: 2,
  listSellerProducts: 2,
  // The caller, the bike, its seller's answers, the prices, their trend, and a change of the price.
  readValuation: 7,
  // The caller, the prices, and their trend.
  valueBike: 3,
  listProductChanges: 2,
  listUsers: 2,
  readUser: 2,
  readPerson: 15,
  readAdmin: 2,
  listBookings: 2,
  listBuyers: 2,
  readBooking: 2,
  readDeal: 2,
  listOffers: 2,
  readOfferTerms: 2,
  // The caller, the bike, the other side, the offers, and what is possible next.
  readOffers: 5,
  readStatementPhoto: 2,
  listDisputes: 2,
  listHeldPayouts: 2,
  listFavourites: 2,
  listFavouriteIds: 2,
  listNotices: 2,
  countNewMatches: 2,
  countNotices: 2,
  // The caller; what follows the events has a connection of its own.
  openLive: 1,
  readNoticePreferences: 2,
  listPushDevices: 2,
  listReportedProducts: 2,
  listConversations: 2,
  countUnread: 2,
  readConversation: 2,
  // The caller, the conversation, the bike, and whether contacts would be hidden.
  readConversationAbout: 4,
  // The caller, the booking and the conversation.
  readConversationInDeal: 3,
  listMessages: 2,
  readMessagePhoto: 2,
  listReportedMessages: 2,
  readReportedPhoto: 2,
  listBlocks: 2,
  listReportedRatings: 2,
  readDealRatings: 2,
  listOwnRatings: 2,
  readSeller: 2,
  // The caller, the steps, and until when the badge counts.
  readVerification: 3,
  listIdentityDocuments: 2,
  listSuspensions: 2,
  readSuspension: 2,
  // The caller, the photo, and the audit.
  readIdentityDocument: 3,
  // The caller, the brands, and how many bikes each has.
  listAllCategories: 3,
  // The seller, and the list.
  listSellersBikes: 2,
  listSellersRatings: 2,
  listImports: 2,
  listImportReviews: 2,
  listListingReviews: 2,
  readListingReview: 2,
  listOwnListingReviews: 2,
  listQualityFigures: 2,
  // The caller, what visitors saw, and what happened.
  readInsights: 3,
  // The bike; from where they came, and their words.
  readProductInsights: 6,
  listProductTrends: 3,
  listAudit: 2,
  exportAudit: 2,
  // The caller; chain, rows, what waits and steps of deals, a statement for each part.
  verifyAuditLog: 9,
  readMarket: 2,
  listMarketParts: 2,
  listMarketSearches: 2,
  listMarketQueues: 2,
  exportMarket: 2,
  // The caller, the import, and its rows.
  listImportReviewRows: 3,
  readImport: 2,
  listImportRows: 2,
  readListingLimit: 2,
  readReconciliation: 2,

  // The caller, the product, and the count of contacts read.
  readContact: 3,

  // The caller, the file with its columns, and one per 500 rows, so that long files block nothing.
  readImportResult: 3,

  // The caller, the account, and four concurrent ones on its state and pending payouts.
  readPayoutAccount: 6,

  // The caller, the searches with their new matches, and these bikes.
  listSavedSearches: 3,
  listInspections: 2,
  // The caller, the inspection, and to what it was attached.
  readInspection: 3,
  readInspectionPhoto: 2,

  // One concurrent statement per list.
  exportAccount: 21,
};

/** In one transaction when several write. */
export const WRITES: Record<string, number> = {
  // The caller: views are written later, many at once.
  recordProductViews: 1,
  // The caller, and the write.
  removeFavourite: 2,
  addFavourite: 3,
  readNotices: 2,
  // The caller, the day's count, and the records of the frame.
  checkFrame: 3,
  changeSavedSearch: 2,
  openSavedSearch: 2,
  removeSavedSearch: 2,
  // Locks the person, to count.
  saveSearch: 3,
  // The caller, the locked person, the inspection begun and read, and what was added; it is read again.
  addInspectionEntries: 7,
  // The same, then the upload with two counts, and the photo.
  addInspectionPhoto: 12,
  removeInspection: 4,
  chooseNotices: 3,
  removePushDevice: 2,
  // The caller, alone; whoever had the browser before, and the browser.
  addPushDevice: 4,
  reportProduct: 4,
  explainReport: 4,
  withdrawReport: 2,
  hideProduct: 2,
  removeImport: 2,
  decideImportReview: 3,
  undoImportReview: 3,
  // The seller, the bike and its review are locked; the bike goes back to the market.
  decideListing: 13,
  undoListingDecision: 12,
  appealListing: 7,
  // The person is locked; the bikes and offers leave.
  suspendUser: 10,
  // As many more as there are bikes to put back.
  liftSuspension: 13,
  keepSuspension: 8,
  appealSuspension: 2,
  // The locked seller and number, what was just sent, and the code, counted.
  sendVerificationCode: 5,
  // The try, the step, the audit and invalidation.
  confirmVerificationCode: 9,
  sendIdentityDocument: 4,
  withdrawVerification: 4,
  decideIdentityDocument: 6,
  revokeVerificationStep: 7,
  // A known user costs one more.
  createUser: 3,

  // The locks, the conversation, the message with its place, and the photos.
  beginConversation: 8,
  writeInDeal: 7,
  sendMessage: 7,
  readMessages: 3,
  reportMessage: 3,
  decideMessageReport: 4,
  addMessagePhoto: 4,
  blockPerson: 5,
  unblockPerson: 3,

  // Includes invalidation and audit.
  addCategory: 5,
  changeCategory: 5,
  orderCategories: 5,
  retireCategory: 5,
  verifySeller: 8,
  decideVerification: 8,
  changeAdminJob: 5,
  startSelling: 3,
  changeName: 3,
  removeUser: 22,
  removeAccount: 22,
  dismissReports: 3,
  dismissRatingReports: 3,
  removeRating: 6,
  // The locked reporter, and the report.
  reportRating: 3,
  replyToRating: 3,
  // The rating, what it shows, and the new state in one statement.
  rateDeal: 5,

  // Includes the price check, search index, counts, photos and picture fetches.
  addProduct: 9,
  editProduct: 11,
  advertiseProduct: 5,
  removeProduct: 6,
  // Independent of the number of products; one more when some are unchanged. Prices include the price check.
  changePrices: 7,
  removeProducts: 6,
  addPhoto: 5,
  // Includes the portrait and invalidation.
  changePortrait: 6,
  removePortrait: 3,

  // Includes the step, ledger, product, audit and notifications.
  bookProduct: 11,
  // Includes both people, the bike, the notice, and how it stands then.
  makeOffer: 13,
  counterOffer: 15,
  declineOffer: 10,
  withdrawOffer: 9,
  // As a booking, with the other offers on the bike.
  acceptOffer: 19,
  changeOfferTerms: 6,
  createPaymentIntent: 4,
  recordPayment: 17,
  receiveCardEvent: 16,
  openPayoutAccount: 6,
  releasePayout: 7,
  refundPayout: 14,
  withdrawRefundProposal: 4,

  // The bike of the deal, as only a statement that names it locks on its shard, and the locked deal with the caller's role;
  // then the step with its effects, and the new state in one statement.
  proposeMeeting: 9,
  acceptMeeting: 8,
  // With a record of the frame.
  handOver: 9,
  renewCode: 5,
  // One more when a seller's page counts it.
  confirmDeal: 14,
  declineDeal: 14,
  cancelDeal: 13,
  missOther: 8,
  withdrawMiss: 8,
  disputeDeal: 12,
  addStatement: 9,
  attachInspection: 8,
  relistProduct: 12,
  // Includes the payout wait.
  decideDispute: 19,

  // Includes background work: two rows are checked, or listed.
  startImport: 7,
  // Includes price checks within the file and on the market, and whether the seller is still here.
  mapImport: 22,
  confirmImportRows: 4,
  // Includes the listing limit.
  runImport: 27,

  // Both sides are read in batches.
  reconcileNow: 22,
};
