import { VERIFICATION_STEPS, VERIFIED_DAYS, type VerificationStep } from '#contract/verified-steps.ts';
import type { Db } from '../../database/connect.ts';
import type { StepRow } from './steps.ts';

/** The provider's word about a payout account is as old as its last check. */
export const stepsOf = (db: Db, userId: string) => db<StepRow[]>`
  select steps.step, v.refused_at as "refusedAt", v.reason, v.ending, d.sent_at as "sentAt",
    case steps.step when 'email' then greatest(u.email_confirmed_at, v.confirmed_at)
      when 'payouts' then case when a.active then a.checked_at end else v.confirmed_at end as "confirmedAt"
  from unnest(${[...VERIFICATION_STEPS]}::text[]) with ordinality steps (step, place)
    join users u on u.id = ${userId}
    left join verification_steps v on v.user_id = u.id and v.step = steps.step
    left join payout_accounts a on a.user_id = u.id and steps.step = 'payouts'
    left join identity_documents d on d.user_id = u.id and steps.step = 'document'
  order by steps.place`;

interface Confirmed {
  userId: string;
  step: VerificationStep;
  targetHash: Buffer;
  ending: string | null;
}

/** Frees a number that counts for nobody any more. The caller confirms it for somebody else. */
export const freePhone = (db: Db, { userId, targetHash }: Confirmed) => db`
  delete from verification_steps
  where step = 'phone' and target_hash = ${targetHash} and user_id <> ${userId}
    and greatest(confirmed_at, refused_at) <= now() - make_interval(days => ${VERIFIED_DAYS})`;

/** No row: the number is another account's. */
export const confirm = (db: Db, { userId, step, targetHash, ending }: Confirmed) => db`
  insert into verification_steps (user_id, step, confirmed_at, target_hash, ending)
  select ${userId}::uuid, ${step}::text, now(), ${targetHash}::bytea, ${ending}::text
  where not exists (select 1 from verification_steps where step = 'phone' and target_hash = ${targetHash} and user_id <> ${userId})
  on conflict (user_id, step) do update set confirmed_at = excluded.confirmed_at, refused_at = null, reason = null,
    admin_id = null, target_hash = excluded.target_hash, ending = excluded.ending`;

/** No row: it counts for nothing already. */
export const revoke = (
  db: Db,
  { userId, adminId, step, reason }: { userId: string; adminId: string; step: VerificationStep; reason: string },
) => db`
  insert into verification_steps (user_id, step, refused_at, reason, admin_id)
  select id, ${step}::text, now(), ${reason}::text, ${adminId}::uuid from users u
  where id = ${userId} and (
    ${step}::text = 'email' and email_confirmed_at is not null
      and not exists (select 1 from verification_steps v where v.user_id = u.id and v.step = 'email'
        and v.refused_at >= greatest(u.email_confirmed_at, v.confirmed_at))
    or exists (select 1 from verification_steps v where v.user_id = u.id and v.step = ${step} and v.refused_at is null))
  on conflict (user_id, step) do update set refused_at = excluded.refused_at, reason = excluded.reason,
    admin_id = excluded.admin_id
  returning user_id`;

export const withdraw = (db: Db, userId: string, step: VerificationStep) => db`
  update verification_steps set confirmed_at = null, target_hash = null, ending = null
  where user_id = ${userId} and step = ${step} and confirmed_at is not null and refused_at is null returning step`;

export const forget = (db: Db, userId: string) => db`
  with codes as (delete from verification_codes where user_id = ${userId}),
    documents as (delete from identity_documents where user_id = ${userId})
  delete from verification_steps where user_id = ${userId}`;
