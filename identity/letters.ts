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
import { accountMark } from './known-browser.ts';
import type { discreetly } from './log.ts';
import { CONFIRM_ADDRESS, FORGOT_PASSWORD, NEW_PASSWORD } from './pages/paths.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** What one mailbox gets, whoever asks for it and from wherever. */
const RESETS: Quota[] = [{ max: 3, seconds: HOUR }];
const CONFIRMATIONS: Quota[] = [
  { max: 1, seconds: 3 * 60 },
  { max: 5, seconds: DAY },
];
const ONCE_A_DAY: Quota[] = [{ max: 1, seconds: DAY }];

interface Linked {
  user: Reader;
  token: string;
}

type Note = ReturnType<typeof discreetly>;

/** Nobody waits for the post: a slow answer would also tell which addresses are known. */
export function sendLetters(options: IdentityOptions, attempts: Attempts, note: Note) {
  const { origin } = new URL(options.publicUrl);
  const link = (path: string, token: string) => `${origin}${path}?${new URLSearchParams({ token })}`;
  const ways = { login: `${origin}/login`, forgotten: `${origin}${FORGOT_PASSWORD}` };

  function post(mail: Mail) {
    options.sendMail(mail).catch((error: unknown) => note('error', `"${mail.subject}" was not sent`, error));
  }

  function postWithin(quotas: Quota[], kind: string, mail: Mail) {
    if (!options.rateLimit) return post(mail);
    attempts.allows(`${kind}:${accountMark(options.secret, mail.to.address)}`, ...quotas).then(
      (allowed) => allowed && post(mail),
      (error: unknown) => note('error', `"${mail.subject}" was not sent`, error),
    );
  }

  return {
    reset: async ({ user, token }: Linked) => postWithin(RESETS, 'reset', resetLetter(user, link(NEW_PASSWORD, token))),
    confirmation: async ({ user, token }: Linked) =>
      postWithin(CONFIRMATIONS, 'confirmation', verifyLetter(user, link(CONFIRM_ADDRESS, token))),
    accountExists: (user: Reader) => postWithin(ONCE_A_DAY, 'account exists', accountExistsLetter(user, ways)),
    guesses: (user: Reader) => postWithin(ONCE_A_DAY, 'guesses', guessesLetter(user, ways)),
    passwordChanged: (user: Reader) => post(passwordChangedLetter(user, ways)),
    secondFactorChanged: (user: Reader, change: SecondFactorChange) => post(secondFactorLetter(user, change, ways)),
  };
}

export type Letters = ReturnType<typeof sendLetters>;
