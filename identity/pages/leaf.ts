import { type Message, message, t } from '#language/t.ts';
import type { Html } from '../../mail/html.ts';

export interface Sheet {
  title: string;
  body: Html;
  status?: number;
  location?: string;
}

export interface Desk {
  origin: string;
  secret: string;
  call: (path: string, body?: object) => Promise<Response>;
  reader: () => Promise<string | undefined>;
  cookies: string[];
  account: (userId: string) => Promise<{ email: string; emailVerified: boolean } | null>;
  emailChange: (token: string) => Promise<{ userId: string; newEmail: string } | undefined>;
  resetToken: (userId: string) => Promise<string>;
  disown: (userId: string) => Promise<void>;
}

export interface Leaf {
  show: (query: URLSearchParams, desk: Desk) => Promise<Sheet>;
  take: (form: URLSearchParams, desk: Desk) => Promise<Sheet>;
}

/** Of Better Auth; other refusals come in the reader's language. */
const FAULTS: Record<string, Message> = {
  INVALID_EMAIL_OR_PASSWORD: message('Invalid email or password'),
  PASSWORD_TOO_SHORT: message('Password too short'),
  PASSWORD_TOO_LONG: message('Password too long'),
};

export async function faultOf(answer: Response): Promise<string> {
  const { code = '', message } = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  const known = FAULTS[code];
  return known ? t(known) : (message ?? t('That did not work. Please try again.'));
}
