import { inspectionBodies } from './inspections.ts';
import type { Caller } from './people.ts';
import { savedSearchBodies } from './saved-searches.ts';

interface Cast {
  buyer: Caller;
  seller: Caller;
  admin: Caller;
}

/** Valid bodies of moderation and review calls. */
export const judgements = (
  { buyer, seller, admin }: Cast,
  productId: string,
): Record<string, [caller: Caller, body: object, params?: Record<string, string>]> => ({
  explainReport: [buyer, { reason: 'scam' }, { id: productId }],
  changePrices: [seller, { changes: [{ _id: productId, formerPrice: 1450.5, resalePrice: 999 }] }],
  removeProducts: [seller, { ids: [productId] }],
  hideProduct: [seller, { isHidden: true }, { id: productId }],
  decideImportReview: [admin, { decision: 'refused', reason: 'So it is' }, { id: productId }],
  decideListing: [admin, { version: 1, decision: 'hide', reason: 'text', words: 'So it is' }, { id: productId }],
  appealListing: [seller, { words: 'It is mine' }, { id: productId }],
  decideVerification: [admin, { isVarified: true }, { email: seller.email }],
  changeAdminJob: [admin, { job: 'support' }, { email: seller.email }],
  suspendUser: [admin, { reason: 'scam', words: 'So it is' }, { email: seller.email }],
  appealSuspension: [seller, { words: 'It was not me' }],
  sendVerificationCode: [seller, { step: 'phone', phone: '+8801712345678' }],
  confirmVerificationCode: [seller, { step: 'phone', code: '123456' }],
  decideIdentityDocument: [admin, { decision: 'refuse', reason: 'So it is' }, { id: productId }],
  revokeVerificationStep: [admin, { reason: 'So it is' }, { email: seller.email, step: 'phone' }],
  ...savedSearchBodies(buyer, productId),
  ...inspectionBodies(buyer, productId),
  rateDeal: [buyer, { stars: 5 }, { id: productId }],
  replyToRating: [buyer, { words: 'Thanks' }, { id: productId }],
  reportRating: [buyer, { reason: 'untrue' }, { id: productId }],
  removeRating: [admin, { reason: 'So it is' }, { id: productId }],
  recordProductViews: [buyer, { impressions: [productId], views: [{ productId, source: 'home' }] }],
  changeName: [buyer, { name: 'Another Name' }],
});
