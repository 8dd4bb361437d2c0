import { type AdminRight, jobsWith } from '#contract/admin-jobs.ts';
import type { Problem, ProblemCode } from '#contract/errors.ts';

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });
export const RETRY_AFTER = '2';

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
  new HttpError(400, 'Bad input', 'bad-input', message, [{ field, message }]);
export const unauthenticated = (detail = 'Please log in first.') =>
  new HttpError(401, 'Not logged in', 'sign-in-needed', detail);
export const stale = (detail: string) => new HttpError(401, 'Log in again', 'sign-in-again', detail);
export const forbidden = (detail: string) => new HttpError(403, 'Not allowed', 'not-allowed', detail);
export const forbiddenToJob = (right: AdminRight) =>
  forbidden(`Only an admin with the job ${EITHER.format(jobsWith(right))} can do this.`);
export const unconfirmed = () =>
  new HttpError(
    403,
    'E-mail address not confirmed',
    'address-unconfirmed',
    'Please confirm your e-mail address first: open the letter that we sent you, or have it sent again.',
  );
export const ownDecision = () => forbidden('This appeal is against your own decision, so another admin decides.');
export const suspended = () =>
  new HttpError(
    403,
    'Account suspended',
    'suspended',
    'Your account is suspended, so you cannot begin anything new. Deals under way go on. Your dashboard says why.',
  );
export const notFound = (what: string) =>
  new HttpError(404, 'Not found', 'not-found', `There is no such ${what}, or it is not yours to see.`);
export const gone = (what: string) => new HttpError(410, 'Gone', 'gone', `This ${what} was taken off the market.`);
export const hasLeft = (what: string) => new HttpError(410, 'Gone', 'gone', `This ${what} has left Kickstand.`);
export const conflict = (code: ProblemCode, detail: string) => new HttpError(409, 'Conflict', code, detail);
export const unusualPrice = (question: string) =>
  new HttpError(409, 'Please confirm the price', 'price-unusual', question, [
    { field: 'resalePrice', message: question },
  ]);
export const tooMany = (detail: string) => new HttpError(429, 'Too many requests', 'too-many-requests', detail);
export const unavailable = (code: ProblemCode, detail: string) => new HttpError(503, 'Not available', code, detail);

/** `full`: no capacity for any client; `share`: this person or address has used up its share. */
export const noRoom = (why: 'full' | 'share', { full, share }: Record<'full' | 'share', string>) =>
  why === 'full' ? unavailable('busy', full) : tooMany(share);

export class TooManyRequests extends HttpError {
  readonly retryAfter: number;

  constructor(seconds: number, detail = `That was a lot at once. Please wait ${seconds} seconds and try again.`) {
    super(429, 'Too many requests', 'too-many-requests', detail);
    this.retryAfter = seconds;
  }
}
