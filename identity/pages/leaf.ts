import type { Html } from '../../mail/html.ts';

export interface Sheet {
  title: string;
  body: Html;
  status?: number;
  /** Where the reader goes on instead. */
  location?: string;
}

export interface Desk {
  origin: string;
  secret: string;
  /** Calls the identity service on behalf of the reader. */
  call: (path: string, body?: object) => Promise<Response>;
  /** Whose session this browser has. */
  reader: () => Promise<string | undefined>;
  /** What the calls have set. */
  cookies: string[];
  /** Nothing when the account is gone. */
  account: (userId: string) => Promise<{ emailVerified: boolean } | null>;
  /** Leads to a new password, as a letter does. */
  resetToken: (userId: string) => Promise<string>;
  /** Removes an account whose e-mail was never confirmed. */
  disown: (userId: string) => Promise<void>;
}

/** One page: what it shows, and what its form does. */
export interface Leaf {
  show: (query: URLSearchParams, desk: Desk) => Promise<Sheet>;
  take: (form: URLSearchParams, desk: Desk) => Promise<Sheet>;
}

export async function faultOf(answer: Response): Promise<string> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message ?? 'That did not work. Please try again.';
}
