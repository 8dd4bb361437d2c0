import { hasRight } from '#contract/admin-jobs.ts';
import { dollars } from '#contract/money.ts';
import { NEWEST_SHOWN, type PersonFacts } from '#contract/person-facts.ts';
import { accountEventsOf } from '../audit/security-events/security-events.ts';
import type { AppContext } from '../context.ts';
import { labelOf } from '../deals/wording/wording.ts';
import { notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { given } from '../products/products.ts';
import { suspensionsEverOf } from '../suspensions/suspensions.ts';
import * as people from './people-queries.ts';
import { readUser } from './users.ts';
import { verificationFacts } from './verification/verification.ts';

export async function readPerson(
  market: Pick<AppContext, 'sql' | 'securityEvents'>,
  admin: Viewer,
  email: string,
): Promise<PersonFacts> {
  const { sql } = market;
  const user = await readUser(sql, admin, email);
  const [
    [counts],
    [money],
    ratings,
    messageReports,
    listingDecisions,
    bikes,
    deals,
    reports,
    verification,
    suspensions,
    accountEvents,
  ] = await Promise.all([
    people.counts(sql, user._id),
    people.money(sql, user._id),
    people.ratings(sql, user._id),
    people.messageReports(sql, user._id),
    people.listingDecisions(sql, user._id),
    people.bikes(sql, user._id),
    people.deals(sql, user._id),
    people.reports(sql, user._id),
    verificationFacts(sql, user._id),
    suspensionsEverOf(sql, user._id),
    accountEventsOf(market, user.email, NEWEST_SHOWN),
  ]);
  if (!counts) throw notFound('user');
  return {
    user,
    ...counts,
    ...verification,
    suspensions,
    accountEvents,
    money: {
      paid: dollars(money.paidCents),
      refunded: dollars(money.refundedCents),
      sold: dollars(money.soldCents),
      paidOut: dollars(money.paidOutCents),
      fees: dollars(money.feeCents),
    },
    ratings: ratings.map(({ id, words, ratedAt, ...rating }) => ({
      ...rating,
      _id: id,
      ...given({ words }),
      ratedAt: ratedAt.toISOString(),
    })),
    messageReports: messageReports.map(({ id, message, reason, words, decision, reportedAt }) => ({
      _id: id,
      reason,
      ...given({ words, decision, message: hasRight(admin, 'moderation') ? message : undefined }),
      reportedAt: reportedAt.toISOString(),
    })),
    listingDecisions: listingDecisions.map(({ id, reason, words, decidedAt, ...decided }) => ({
      ...decided,
      _id: id,
      ...given({ reason, words }),
      decidedAt: decidedAt.toISOString(),
    })),
    bikes: bikes.map(({ id, name, priceCents, isAvailable, listedAt }) => ({
      _id: id,
      productName: name,
      resalePrice: dollars(priceCents),
      isAvailable,
      listedAt: listedAt.toISOString(),
    })),
    deals: deals.map(({ id, isBuyer, other, bookedAt, ...deal }) => ({
      ...deal,
      _id: id,
      summary: labelOf(deal, 'admin'),
      side: isBuyer ? 'buyer' : 'seller',
      with: other,
      bookedAt: bookedAt.toISOString(),
    })),
    reports: reports.map(({ id, reason, words, reportedAt, ...report }) => ({
      ...report,
      _id: id,
      ...given({ reason, words }),
      reportedAt: reportedAt.toISOString(),
    })),
  };
}
