import { v7 as newId } from 'uuid';
import type { OwnVerification } from '#contract/verification.ts';
import type { OwnVerificationStep, VerificationStep } from '#contract/verified-steps.ts';
import { reputationsChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import type { Db, Sql } from '../../database/connect.ts';
import { notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import { memberByEmail } from '../membership/membership.ts';
import * as badges from './badge-queries.ts';
import * as documents from './document-queries.ts';
import * as queries from './step-queries.ts';
import { ownStep, type VerifiedSteps, verifiedSteps } from './steps.ts';

export { decideVerification, verifySeller } from './decision.ts';
export { endVerifications } from './ending.ts';
export type { VerifiedSteps } from './steps.ts';

export async function readVerification({ sql, sms }: AppContext, viewer: Viewer): Promise<OwnVerification> {
  const [steps, [badge]] = await Promise.all([ownSteps(sql, viewer.id), badges.badgeOf(sql, viewer.id)]);
  return {
    steps,
    isVarified: !!badge?.until,
    ...(badge?.until && { verifiedUntil: badge.until.toISOString() }),
    takesPhones: !!sms,
  };
}

/** Also for admins and for the export. */
export async function ownSteps(db: Db, userId: string): Promise<OwnVerificationStep[]> {
  const rows = await queries.stepsOf(db, userId);
  return rows.map((row) => ownStep(row));
}

/** What everybody sees of a seller. Changes with the tag of their reputation. */
export async function verifiedStepsOf(sql: Sql, sellerId: string): Promise<VerifiedSteps> {
  return verifiedSteps(await queries.stepsOf(sql, sellerId));
}

/** For admins: steps, badge, and what they decided. */
export async function verificationFacts(sql: Sql, userId: string) {
  const [steps, [badge], decisions] = await Promise.all([
    ownSteps(sql, userId),
    badges.badgeOf(sql, userId),
    badges.verifications(sql, userId),
  ]);
  return {
    steps,
    ...(badge?.until && { verifiedUntil: badge.until.toISOString() }),
    verifications: decisions.map(({ id, verified, note, by, decidedAt }) => ({
      _id: id,
      isVarified: verified,
      ...(note && { note }),
      ...(by && { by }),
      decidedAt: decidedAt.toISOString(),
    })),
  };
}

/** 0: there was nothing. */
export async function withdrawStep({ sql, auditor }: AppContext, viewer: Viewer, step: 'phone' | 'document') {
  return sql.begin(async (db) => {
    const waiting = step === 'document' ? await documents.withdraw(db, viewer.id) : [];
    const confirmed = await queries.withdraw(db, viewer.id, step);
    if (!waiting.length && !confirmed.length) return 0;
    await auditor.note(db, {
      ...{ actor: viewer.role, actorId: viewer.id },
      ...{ action: 'withdraw-verification-step', subject: `user ${viewer.id}`, facts: { step } },
    });
    await reputationsChanged(db, [viewer.id]);
    return 1;
  });
}

interface Revocation {
  email: string;
  step: VerificationStep;
  reason: string;
}

/** 0: it counts for nothing already. */
export async function revokeStep({ sql, auditor }: AppContext, admin: Viewer, { email, step, reason }: Revocation) {
  const [user] = await memberByEmail(sql, email);
  if (!user) throw notFound('user');
  const userId = user.id;
  return sql.begin(async (db) => {
    const [revoked] = await queries.revoke(db, { userId, adminId: admin.id, step, reason });
    if (!revoked) return 0;
    await auditor.note(db, {
      ...{ actor: 'admin', actorId: admin.id },
      ...{ action: 'revoke-verification-step', subject: `user ${userId}`, facts: { step } },
    });
    await tellPerson(db, { id: newId(), userId, verb: 'verification-refused', facts: { step, reason } });
    await reputationsChanged(db, [userId]);
    return 1;
  });
}

/** In the removal's transaction. */
export async function forgetVerificationOf(db: Db, userId: string) {
  await queries.forget(db, userId);
}
