import { createTransport } from 'nodemailer';
import { z } from 'zod';

/** Single line, against header injection. */
const line = z.string().regex(/^[^\p{Cc}]*$/u, 'This has to be one line');

export const Mail = z.object({
  id: z
    .string()
    .regex(/^[\w.-]+@[\w.-]+$/)
    .optional(),
  to: z.object({ name: line.max(200), address: z.email().max(254) }),
  subject: line.min(1).max(200),
  text: z.string(),
  html: z.string(),
  calendar: z.string().optional(),
  /** Stops letters of this kind: shown by mail programs, and called by them without the reader's login (RFC 8058). */
  stop: z.url({ protocol: /^https?$/ }).optional(),
});
export type Mail = z.infer<typeof Mail>;

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** Permanent rejection of this mail or recipient. */
export class MailRefused extends Error {
  /** SMTP status; the message is omitted, as it repeats the address. */
  readonly status: number | undefined;

  constructor(status?: number) {
    super('This mail was refused');
    this.status = status;
  }
}

/** Throws MailRefused for permanent rejections. `from`: an address, or a name with it in angle brackets. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const sender = line.parse(from);
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      try {
        const { id, calendar, stop, ...content } = Mail.parse(mail);
        const attachments = calendar ? [appointment(calendar)] : [];
        const messageId = id && { messageId: `<${id}>` };
        await transport.sendMail({ from: sender, ...content, ...messageId, attachments, ...headersOf(stop) });
      } catch (cause) {
        if (isOwnFault(cause)) throw new MailRefused((cause as { responseCode?: number }).responseCode);
        throw cause;
      }
    },
  };
}

/** `auto-submitted` suppresses out-of-office replies (RFC 3834). */
function headersOf(stop?: string) {
  const headers = { 'auto-submitted': 'auto-generated' };
  if (!stop) return { headers };
  return {
    headers: { ...headers, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    list: { unsubscribe: { url: stop } },
  };
}

/** Mail programs look for the method here, and only then inside. */
function appointment(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { filename: 'meeting.ics', contentType: `text/calendar; charset=utf-8; method=${method}`, content };
}

function isOwnFault(error: unknown) {
  if (error instanceof z.ZodError) return true;
  const { code, command } = error as { code?: string; command?: string };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
}
