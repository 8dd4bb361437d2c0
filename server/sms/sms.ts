import type { Mailer } from '../../mail/mailer.ts';

export interface Sms {
  /** E.164, such as +8801712345678. */
  to: string;
  text: string;
}

export interface SmsSender {
  /** Throws SmsRefused when the number cannot get text messages. */
  send(sms: Sms): Promise<void>;
}

/** The provider's message is omitted, as it repeats the number. */
export class SmsRefused extends Error {
  constructor() {
    super('This text message was refused');
  }
}

const LONGEST_MS = 10_000;

/** Of Twilio's REST API, and those that speak it: a form to `…/Messages.json`, with the account in the address. */
export function smsGateway({ url, from }: { url: string; from: string }): SmsSender {
  const { origin, pathname, username, password } = new URL(url);
  const account = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return {
    async send({ to, text }) {
      const answer = await fetch(`${origin}${pathname}`, {
        method: 'POST',
        headers: { authorization: `Basic ${account}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      await answer.body?.cancel();
      if (answer.status === 400) throw new SmsRefused();
      if (!answer.ok) throw new Error(`The text message was not taken: ${answer.status}`);
    },
  };
}

/** Stands in for a provider where mail has a local inbox: text messages are read there. */
export function smsInbox(mailer: Mailer): SmsSender {
  return {
    send: ({ to, text }) =>
      mailer.send({
        to: { name: to, address: 'text-messages@kickstand.invalid' },
        subject: `Text message to ${to}`,
        text,
        html: `<pre>${text}</pre>`,
      }),
  };
}
