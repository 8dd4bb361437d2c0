import { pageUrl } from '#language/page-url.ts';
import {
  emailChangeAskedLetter,
  emailChangedLetter,
  emailTakenLetter,
  newEmailLetter,
} from '../mail/email-change-letters.ts';
import { type Reader, resetLetter, verifyLetter } from '../mail/letters.ts';
import type { Mail } from '../mail/mailer.ts';
import {
  accountExistsLetter,
  guessesLetter,
  passwordChangedLetter,
  type SecondFactorChange,
  secondFactorLetter,
} from '../mail/security-letters.ts';
import type { Attempts, Quota } from './attempts.ts';
import type { IdentityOptions } from './identity.ts';
import { accountHash } from './known-browser.ts';
import type { Note } from './log.ts';
import type { Outbox, Posting } from './outbox.ts';
import type { Db } from './outbox-queries.ts';
import { CONFIRM_ADDRESS, FORGOT_PASSWORD, NEW_EMAIL, NEW_PASSWORD } from './pages/paths.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

const RESETS: Quota[] = [{ max: 3, seconds: HOUR }];
const NEW_EMAILS: Quota[] = [{ max: 3, seconds: HOUR }];
const CONFIRMATIONS: Quota[] = [
  { max: 1, seconds: 3 * 60 },
  { max: 5, seconds: DAY },
];
const ONCE_A_DAY: Quota[] = [{ max: 1, seconds: DAY }];

/** Seconds. */
export const LINKS_WORK = HOUR;
const NEWS: Posting = { worthFor: DAY };

interface Linked {
  user: Reader & { id: string };
  token: string;
}

interface Office {
  attempts: Attempts;
  outbox: Outbox;
  note: Note;
}

/** A request waits for the outbox insert, not for the mail server. */
export function sendLetters(options: IdentityOptions, { attempts, outbox, note }: Office) {
  const { origin } = new URL(options.publicUrl);
  const link = (path: string, token: string) => `${origin}${path}?${new URLSearchParams({ token })}`;
  const links = {
    login: pageUrl(origin, '/login'),
    forgotten: `${origin}${FORGOT_PASSWORD}`,
    contact: pageUrl(origin, '/contact'),
  };

  const until = () => new Date(Date.now() + LINKS_WORK * 1000);

  /** `quotas` limit mails that others can trigger. */
  async function post(mail: Mail, posting: Posting, quotas?: { kind: string; each: Quota[] }) {
    const count = quotas && options.rateLimit && `${quotas.kind}:${accountHash(options.secret, mail.to.address)}`;
    try {
      if (count && !(await attempts.allows(count, ...quotas.each))) return;
      await outbox.post(mail, posting);
    } catch (error) {
      note('error', `outbox: "${mail.subject}" was not stored`, error);
    }
  }

  return {
    reset({ user, token }: Linked) {
      const mail = resetLetter(user, link(NEW_PASSWORD, token), until());
      return post(mail, { worthFor: LINKS_WORK, userId: user.id }, { kind: 'reset', each: RESETS });
    },
    confirmation({ user, token }: Linked) {
      const mail = verifyLetter(user, link(CONFIRM_ADDRESS, token), until());
      return post(mail, { worthFor: LINKS_WORK }, { kind: 'confirmation', each: CONFIRMATIONS });
    },
    accountExists: (user: Reader) =>
      post(accountExistsLetter(user, links), NEWS, { kind: 'account exists', each: ONCE_A_DAY }),
    guesses: (user: Reader) => post(guessesLetter(user, links), NEWS, { kind: 'guesses', each: ONCE_A_DAY }),
    passwordChanged: (user: Reader) => post(passwordChangedLetter(user, links), NEWS),
    newEmail({ user, token }: Linked) {
      const mail = newEmailLetter(user, link(NEW_EMAIL, token), until());
      return post(mail, { worthFor: LINKS_WORK, userId: user.id }, { kind: 'new email', each: NEW_EMAILS });
    },
    emailTaken: (user: Reader) => post(emailTakenLetter(user, links), NEWS, { kind: 'email taken', each: ONCE_A_DAY }),
    emailChangeAsked: (user: Reader, newEmail: string) => post(emailChangeAskedLetter(user, newEmail, links), NEWS),
    emailChanged: (user: Reader, newEmail: string, db: Db) =>
      outbox.post(emailChangedLetter(user, newEmail, links), NEWS, db),
    secondFactorChanged: (user: Reader, change: SecondFactorChange) =>
      post(secondFactorLetter(user, change, links), NEWS),
  };
}

export type Letters = ReturnType<typeof sendLetters>;
