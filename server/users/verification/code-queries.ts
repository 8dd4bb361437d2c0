import { SENT_CODE_MINUTES, SENT_CODE_TRIES, SENT_CODES_A_DAY } from '#contract/verification.ts';
import type { VerificationStep } from '#contract/verified-steps.ts';
import type { Db } from '../../database/connect.ts';

/** A network may be a whole town's. */
const CODES_OF_AN_ADDRESS_A_DAY = 30;
/** A second click within this time sends nothing. */
const SAME_CODE_SECONDS = 30;

export interface NewCode {
  id: string;
  userId: string;
  step: VerificationStep;
  targetHash: Buffer;
  ending: string | null;
  addressHash: Buffer;
  codeHash: Buffer;
}

const LAST_DAY = (db: Db) => db`sent_at > now() - interval '1 day'`;

/** Serializes what is sent to one number or address, by whomever. */
export const takeTurn = (db: Db, target: string) => db`
  select pg_advisory_xact_lock(hashtextextended(${`verification of ${target}`}, 0))`;

export const justSent = (db: Db, { userId, step, targetHash }: NewCode) => db<{ sentAt: Date }[]>`
  select sent_at as "sentAt" from verification_codes
  where user_id = ${userId} and step = ${step} and target_hash = ${targetHash}
    and sent_at > now() - make_interval(secs => ${SAME_CODE_SECONDS})
  order by sent_at desc limit 1`;

/** No row: too many a day of this person, to this target, from this address, or text messages in all. */
export const insert = (db: Db, code: NewCode, mostTexts: number) => db<{ sentAt: Date }[]>`
  insert into verification_codes (id, user_id, step, target_hash, ending, address_hash, code_hash)
  select ${code.id}::uuid, ${code.userId}::uuid, ${code.step}::text, ${code.targetHash}::bytea, ${code.ending}::text,
    ${code.addressHash}::bytea, ${code.codeHash}::bytea
  where (select count(*) from verification_codes where user_id = ${code.userId} and ${LAST_DAY(db)}) < ${SENT_CODES_A_DAY}
    and (select count(*) from verification_codes where target_hash = ${code.targetHash} and ${LAST_DAY(db)}) < ${SENT_CODES_A_DAY}
    and (select count(*) from verification_codes
      where address_hash = ${code.addressHash} and ${LAST_DAY(db)}) < ${CODES_OF_AN_ADDRESS_A_DAY}
    and (${code.step} <> 'phone' or
      (select count(*) from verification_codes where step = 'phone' and ${LAST_DAY(db)}) < ${mostTexts})
  returning sent_at as "sentAt"`;

export interface TriedCode {
  id: string;
  codeHash: Buffer;
  targetHash: Buffer;
  ending: string | null;
  triesLeft: number;
}

/** A try of the newest code; no row: it is too old, or its tries are used up. */
export const tryNewest = (db: Db, userId: string, step: VerificationStep) => db<TriedCode[]>`
  update verification_codes set tries = tries + 1
  where id = (select id from verification_codes where user_id = ${userId} and step = ${step} order by sent_at desc, id desc limit 1)
    and tries < ${SENT_CODE_TRIES} and sent_at > now() - make_interval(mins => ${SENT_CODE_MINUTES})
  returning id, code_hash as "codeHash", target_hash as "targetHash", ending, ${SENT_CODE_TRIES} - tries as "triesLeft"`;

export const expire = (db: Db, id: string) =>
  db`update verification_codes set tries = ${SENT_CODE_TRIES} where id = ${id}`;

export const forgetOld = (db: Db) => db`delete from verification_codes where not (${LAST_DAY(db)})`;
