import { createTransport } from 'nodemailer';
import { z } from 'zod';

/** One line of text: a line break would start another header. */
const line = z.string().regex(/^[^\p{Cc}]*$/u, 'This has to be one line');

export const Mail = z.object({
  to: z.object({ name: line.max(200), address: z.email().max(254) }),
  subject: line.min(1).max(200),
  text: z.string(),
  html: z.string(),
});
export type Mail = z.infer<typeof Mail>;

export interface Mailer {
  send: (mail: Mail) => Promise<void>;
}

/** Sends by SMTP. `from` is an address, or a name with the address in angle brackets. */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const sender = line.parse(from);
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      await transport.sendMail({ from: sender, ...Mail.parse(mail) });
    },
  };
}
