import { type AdminJob, type AdminRight, jobsWith } from '#contract/admin-jobs.ts';
import type { Problem, ProblemCode } from '#contract/errors.ts';
import { formatList } from '#language/lists-and-names.ts';
import { type Message, message, t } from '#language/t.ts';

import { GONE, NOT_FOUND } from './missing.ts';

export const RETRY_AFTER = '2';

const JOBS: Record<AdminJob, Message> = {
  owner: message('owner||job of an admin'),
  moderator: message('moderator||job of an admin'),
  finance: message('finance||job of an admin'),
  support: message('support||job of an admin'),
};

export class HttpError extends Error {
  readonly status: number;
  readonly title: string;
  readonly code: ProblemCode;
  readonly errors: Problem['errors'];

  constructor(status: number, title: string, code: ProblemCode, detail: string, errors?: Problem['errors']) {
    super(detail);
    this.status = status;
    this.title = title;
    this.code = code;
    this.errors = errors;
  }

  get problem(): Problem {
    const { status, title, message, code, errors } = this;
    return { status, title, detail: message, code, ...(errors && { errors }) };
  }
}

export const invalid = (field: string, message: string) =>
  new HttpError(400, t('Bad input'), 'bad-input', message, [{ field, message }]);
export const unauthenticated = (detail = t('Please log in first.')) =>
  new HttpError(401, t('Not logged in'), 'sign-in-needed', detail);
export const stale = (detail: string) => new HttpError(401, t('Log in again'), 'sign-in-again', detail);
export const forbidden = (detail: string) => new HttpError(403, t('Not allowed'), 'not-allowed', detail);
export const forbiddenToJob = (right: AdminRight) =>
  forbidden(
    t('Only an admin with the job {jobs} can do this.', {
      jobs: formatList(
        jobsWith(right).map((job) => t(JOBS[job])),
        'disjunction',
      ),
    }),
  );
export const unconfirmed = () =>
  new HttpError(
    403,
    t('E-mail address not confirmed'),
    'address-unconfirmed',
    t('Please confirm your e-mail address first: open the letter that we sent you, or have it sent again.'),
  );
export const ownDecision = () => forbidden(t('This appeal is against your own decision, so another admin decides.'));
export const suspended = () =>
  new HttpError(
    403,
    t('Account suspended'),
    'suspended',
    t('Your account is suspended, so you cannot begin anything new. Deals under way go on. Your dashboard says why.'),
  );
export const notFound = (what: keyof typeof NOT_FOUND) =>
  new HttpError(404, t('Not found'), 'not-found', t(NOT_FOUND[what]));
export const gone = (what: keyof typeof GONE) =>
  new HttpError(410, t('Gone||answer with the status 410'), 'gone', t(GONE[what]));
export const sellerHasLeft = () =>
  new HttpError(410, t('Gone||answer with the status 410'), 'gone', t('This seller has left Kickstand.'));
export const conflict = (code: ProblemCode, detail: string) =>
  new HttpError(409, t('Conflict||answer with the status 409'), code, detail);
export const unusualPrice = (question: string) =>
  new HttpError(409, t('Please confirm the price'), 'price-unusual', question, [
    { field: 'resalePrice', message: question },
  ]);
export const tooMany = (detail: string) => new HttpError(429, t('Too many requests'), 'too-many-requests', detail);
export const unavailable = (code: ProblemCode, detail: string) => new HttpError(503, t('Not available'), code, detail);

/** `full`: no capacity for any client; `share`: this person or address has used up its share. */
export const noRoom = (why: 'full' | 'share', { full, share }: Record<'full' | 'share', string>) =>
  why === 'full' ? unavailable('busy', full) : tooMany(share);

export class TooManyRequests extends HttpError {
  readonly retryAfter: number;

  constructor(
    seconds: number,
    detail = t('That was a lot at once. Please wait {seconds} seconds and try again.', { seconds }),
  ) {
    super(429, t('Too many requests'), 'too-many-requests', detail);
    this.retryAfter = seconds;
  }
}
