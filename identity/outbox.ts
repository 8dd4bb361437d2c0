import { setTimeout as pause } from 'node:timers/promises';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Sql } from 'postgres';
import { v7 as newId } from 'uuid';
import { Mail, MailRefused } from '../mail/mailer.ts';
import type { IdentityOptions } from './identity.ts';
import type { Note } from './log.ts';
import * as queries from './outbox-queries.ts';

export interface Posting {
  /** Seconds after which the mail is useless and dropped. */
  worthFor: number;
  /** The account whose next password invalidates the link. */
  userId?: string;
}

export interface Outbox {
  /** Resolves when the mail is stored. With `db`, the caller calls `wake` after the commit. */
  post: (mail: Mail, posting: Posting, db?: queries.Db) => Promise<void>;
  wake: () => void;
  isDelayed: () => Promise<boolean>;
  start: () => void;
  stop: () => Promise<void>;
}

const AT_ONCE = 10;
const LOOK_MS = 5_000;
/** For a letter that has gone: its claim lasts longer. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;
/** Maximum wait at shutdown; other processes send the rest. */
const PARTING_MS = 3_000;

type Options = Pick<IdentityOptions, 'publicUrl' | 'secret' | 'sendMail' | 'lookForLettersMs'> & {
  sql: Sql<{ bigint: number }>;
};

/** At least once; mailboxes drop duplicates by Message-ID. Rows hold login links: encrypted, and deleted once sent. */
export function openOutbox(
  { sql, publicUrl, secret, sendMail, lookForLettersMs = LOOK_MS }: Options,
  note: Note,
): Outbox {
  const { hostname } = new URL(publicUrl);
  const key = `${secret}:letters`;
  const parting = new AbortController();
  let clock: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isMore = false;

  function wake() {
    isMore = true;
    if (!clock || parting.signal.aborted) return;
    round ??= work().finally(() => {
      round = undefined;
    });
  }

  async function work() {
    try {
      while (isMore && !parting.signal.aborted) {
        isMore = false;
        await sendDue();
      }
    } catch (error) {
      note('error', 'outbox: sending mails failed', error);
    }
  }

  async function sendDue() {
    const expired = await queries.removeExpired(sql);
    if (expired) note('error', `letters that expired before the mail server took them: ${expired}`);
    while (!parting.signal.aborted) {
      const letters = await queries.claimDue(sql, AT_ONCE);
      const taken = await Promise.all(letters.map(send));
      if (letters.length < AT_ONCE || !taken.includes(true)) return;
    }
  }

  /** False: the mail server is unreachable. */
  async function send({ id, sealed }: queries.Claimed): Promise<boolean> {
    const mail = await open(sealed);
    if (!mail) note('error', 'outbox: a mail cannot be decrypted with this secret and is dropped');
    try {
      if (mail) await sendMail({ ...mail, id: `${id}@${hostname}` });
    } catch (error) {
      if (!(error instanceof MailRefused)) {
        note('warn', 'the mail server cannot be reached: letters wait', error);
        await queries.postpone(sql, id, { outOfReach: true });
        return false;
      }
      if (!isForGood(error)) {
        await queries.postpone(sql, id, { outOfReach: false });
        return true;
      }
      note('warn', `"${mail?.subject}" was refused (${error.status ?? 'unfit'}), and is given up`);
    }
    await remove(id);
    return true;
  }

  /** Goes on while the database is away, as what stays would be sent again. */
  async function remove(id: string) {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await queries.remove(sql, id);
      } catch (error) {
        if (parting.signal.aborted || performance.now() > until) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  async function open(sealed: string): Promise<Mail | undefined> {
    const text = await symmetricDecrypt({ key, data: sealed }).catch(() => undefined);
    return text === undefined ? undefined : Mail.parse(JSON.parse(text));
  }

  return {
    async post(mail, posting, db) {
      const sealed = await symmetricEncrypt({ key, data: JSON.stringify(mail) });
      await queries.insert(db ?? sql, { id: newId(), sealed, ...posting });
      if (!db) wake();
    },
    wake,
    isDelayed: () => queries.isDelayed(sql),
    start() {
      clock = setInterval(wake, lookForLettersMs).unref();
      wake();
    },
    async stop() {
      clearInterval(clock);
      parting.abort();
      if (round) await Promise.race([round, pause(PARTING_MS, undefined, { ref: false })]);
    },
  };
}

/** 4xx rejections may be temporary; 5xx and malformed mails are permanent. */
const isForGood = ({ status }: MailRefused) => status === undefined || status >= 500;
