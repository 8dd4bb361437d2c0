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

export async function faultOf(answer: Response): Promise<string> {
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message ?? 'That did not work. Please try again.';
}
