import { randomInt, timingSafeEqual } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { SENT_CODE_DIGITS, SENT_CODE_MINUTES } from '#contract/verification.ts';
import { t } from '#language/t.ts';
import { letter } from '../../../mail/letters.ts';
import { reputationsChanged } from '../../cache/invalidation.ts';
import type { AppContext } from '../../context.ts';
import { conflict, invalid, TooManyRequests, unavailable } from '../../http/errors.ts';
import type { Requester } from '../../http/requester.ts';
import type { Viewer } from '../../http/viewer.ts';
import { SmsRefused } from '../../sms/sms.ts';
import { lockMember } from '../membership/membership.ts';
import * as queries from './code-queries.ts';
import * as steps from './step-queries.ts';

export type Target = { step: 'phone'; phone: string } | { step: 'email' };

const DAY_SECONDS = 24 * 60 * 60;
const SHOWN_DIGITS = 2;

export async function sendCode(market: AppContext, viewer: Viewer, target: Target, requester: Requester) {
  const to = target.step === 'phone' ? target.phone : viewer.email;
  if (target.step === 'phone' && !market.sms) throw invalid('step', t('This marketplace sends no text messages'));
  const code = String(randomInt(10 ** SENT_CODE_DIGITS)).padStart(SENT_CODE_DIGITS, '0');
  const { hashOf } = market.auditor;
  const ending = target.step === 'phone' ? to.slice(-SHOWN_DIGITS) : null;
  const row = {
    ...{ id: newId(), userId: viewer.id, step: target.step, ending },
    targetHash: hashOf(`${target.step} ${to}`),
    addressHash: hashOf(`address ${requester.network ?? requester.address ?? ''}`),
    codeHash: hashOf(`code ${code}`),
  };
  const { sentAt, isNew } = await market.sql.begin(async (db) => {
    await lockMember(db, viewer.id, { exclusive: true });
    await queries.takeTurn(db, to);
    const [same] = await queries.justSent(db, row);
    if (same) return { ...same, isNew: false };
    const [inserted] = await queries.insert(db, row, market.mostTextsADay);
    if (!inserted)
      throw new TooManyRequests(DAY_SECONDS, t('Too many codes were sent today. Please try again tomorrow.'));
    return { ...inserted, isNew: true };
  });
  if (isNew) await send(market, viewer, target, code);
  const endsAt = new Date(sentAt.getTime() + SENT_CODE_MINUTES * 60_000).toISOString();
  return { sentTo: ending ? t('the phone that ends in {ending}', { ending }) : to, endsAt };
}

/** A code that could not be sent counts, as it may have arrived. */
async function send({ sms, mailer, publicUrl }: AppContext, viewer: Viewer, target: Target, code: string) {
  try {
    if (target.step === 'phone') await sms?.send({ to: target.phone, text: textOf(code, publicUrl) });
    else await mailer.send(letterOf(viewer, code));
  } catch (error) {
    if (error instanceof SmsRefused) throw invalid('phone', t('This number cannot get text messages'));
    const fault = unavailable('busy', t('The code could not be sent just now. Please try again in a minute.'));
    // Faults of mail may repeat the address.
    throw Object.assign(fault, { cause: target.step === 'phone' ? error : (error as { code?: string }).code });
  }
}

/** The last line lets phones fill the code in on this site alone (WebOTP). */
const textOf = (code: string, publicUrl: string) =>
  `${t(
    '{code} is your Kickstand code, for {minutes, plural, one {# minute} other {# minutes}}. Nobody of Kickstand ever asks for it.',
    { code, minutes: SENT_CODE_MINUTES },
  )}\n\n@${new URL(publicUrl).host} #${code}`;

const letterOf = (viewer: Viewer, code: string) =>
  letter(viewer, t('{code} is your Kickstand code', { code }), [
    t(
      'Write this code on the page Verification to confirm that you still read letters at {email}: {code}. It works for {minutes, plural, one {# minute} other {# minutes}}.',
      { email: viewer.email, code, minutes: SENT_CODE_MINUTES },
    ),
    t('Nobody of Kickstand ever asks for it. If you did not want a code, you can ignore this mail.'),
  ]);

/** A wrong code is counted before it is refused. */
export async function confirmCode(
  market: AppContext,
  viewer: Viewer,
  { step, code }: { step: Target['step']; code: string },
) {
  const { sql, auditor } = market;
  const outcome = await sql.begin(async (db) => {
    await lockMember(db, viewer.id, { exclusive: true });
    const [tried] = await queries.tryNewest(db, viewer.id, step);
    if (!tried) return 'none';
    if (!timingSafeEqual(tried.codeHash, auditor.hashOf(`code ${code}`))) return tried.triesLeft;
    const confirmed = { userId: viewer.id, step, targetHash: tried.targetHash, ending: tried.ending };
    if (step === 'email' && !tried.targetHash.equals(auditor.hashOf(`email ${viewer.email}`))) return 'none';
    await queries.expire(db, tried.id);
    if (step === 'phone') await queries.takeTurn(db, `number ${tried.targetHash.toString('hex')}`);
    await steps.freePhone(db, confirmed);
    const { count } = await steps.confirm(db, confirmed);
    if (!count) return 'taken';
    await auditor.note(db, {
      ...{ actor: viewer.role, actorId: viewer.id },
      ...{ action: 'confirm-verification-step', subject: `user ${viewer.id}`, facts: { step } },
    });
    await reputationsChanged(db, [viewer.id]);
    return 'confirmed';
  });
  if (outcome === 'confirmed') return 1;
  if (outcome === 'taken')
    throw conflict('not-allowed', t('This number is confirmed for another account. Please take it back there first.'));
  if (outcome === 'none') throw invalid('code', t('This code works no more. Please have a new one sent.'));
  throw invalid(
    'code',
    outcome
      ? t('This is not the code. {left, plural, one {You have one more try.} other {You have # more tries.}}', {
          left: outcome,
        })
      : t('This is not the code, and it works no more. Please have a new one sent.'),
  );
}
