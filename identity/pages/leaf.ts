import type { Html } from '../../mail/html.ts';

export interface Sheet {
  title: string;
  body: Html;
  status?: number;
  /** Redirect target. */
  location?: string;
}

export interface Desk {
  origin: string;
  secret: string;
  /** Calls the API on behalf of the user. */
  call: (path: string, body?: object) => Promise<Response>;
  /** The user of the browser's session. */
  reader: () => Promise<string | undefined>;
  /** `set-cookie` values of the calls. */
  cookies: string[];
  /** Undefined when the account is gone. */
  account: (userId: string) => Promise<{ email: string; emailVerified: boolean } | null>;
  /** What the link in a letter asks for, while it works. */
  emailChange: (token: string) => Promise<{ userId: string; newEmail: string } | undefined>;
  /** Redirects to the password form, as a mailed link does. */
  resetToken: (userId: string) => Promise<string>;
  /** Deletes an unconfirmed account. */
  disown: (userId: string) => Promise<void>;
}

/** A page: its content, and the handler of its form. */
export interface Leaf {
  show: (query: URLSearchParams, desk: Desk) => Promise<Sheet>;
  take: (form: URLSearchParams, desk: Desk) => Promise<Sheet>;
}

export async function faultOf(answer: Response): Promise<string> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message ?? 'That did not work. Please try again.';
}
