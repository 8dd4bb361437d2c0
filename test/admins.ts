import type { AdminJob, LimitedJob } from '#contract/admin-jobs.ts';
import { readUser } from '#contract/users.ts';
import { promoteToAdmin } from '#server/users/users.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';

/** Another admin than the one of `market.person('admin')`. */
export async function anAdminWith(market: TestMarket, job: AdminJob): Promise<Caller> {
  const person = await market.person('buyer');
  const { body } = await person.call(readUser, { params: { email: person.email } });
  await promoteToAdmin(market.market, { id: body._id, email: person.email }, job);
  return person;
}

const ALL: LimitedJob[] = ['moderator', 'finance', 'support'];
const MODERATION: LimitedJob[] = ['moderator'];
const MONEY: LimitedJob[] = ['finance'];
const IDENTITY: LimitedJob[] = ['support'];
const PEOPLE: LimitedJob[] = ['moderator', 'support'];
const AUDIT: LimitedJob[] = ['finance'];

/** Which admins beside owners may call what: calls of admins, and those where admins may do what is not theirs. */
export const JOBS_FOR: Record<string, LimitedJob[]> = {
  listUsers: ALL,
  readPerson: ALL,
  readMarket: ALL,
  listMarketParts: ALL,
  listMarketSearches: ALL,
  listMarketQueues: ALL,
  exportMarket: ALL,
  changeAdminJob: [],
  listAudit: AUDIT,
  exportAudit: AUDIT,
  verifyAuditLog: AUDIT,
  verifySeller: IDENTITY,
  decideVerification: IDENTITY,
  listIdentityDocuments: IDENTITY,
  readIdentityDocument: IDENTITY,
  decideIdentityDocument: IDENTITY,
  revokeVerificationStep: IDENTITY,
  removeUser: PEOPLE,
  startSelling: PEOPLE,
  suspendUser: PEOPLE,
  liftSuspension: PEOPLE,
  keepSuspension: PEOPLE,
  listSuspensions: PEOPLE,
  listDisputes: MONEY,
  decideDispute: MONEY,
  cancelDeal: MONEY,
  addStatement: MONEY,
  listHeldPayouts: MONEY,
  releasePayout: MONEY,
  refundPayout: MONEY,
  withdrawRefundProposal: MONEY,
  readReconciliation: MONEY,
  reconcileNow: MONEY,
  listAllCategories: MODERATION,
  addCategory: MODERATION,
  changeCategory: MODERATION,
  orderCategories: MODERATION,
  retireCategory: MODERATION,
  removeProduct: MODERATION,
  listReportedProducts: MODERATION,
  dismissReports: MODERATION,
  listReportedRatings: MODERATION,
  dismissRatingReports: MODERATION,
  removeRating: MODERATION,
  listReportedMessages: MODERATION,
  decideMessageReport: MODERATION,
  readReportedPhoto: MODERATION,
  listImportReviews: MODERATION,
  listImportReviewRows: MODERATION,
  decideImportReview: MODERATION,
  undoImportReview: MODERATION,
  listListingReviews: MODERATION,
  readListingReview: MODERATION,
  decideListing: MODERATION,
  undoListingDecision: MODERATION,
};
