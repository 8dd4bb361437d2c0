import { createTransport } from 'nodemailer';

export type MailTrial = { answers: true } | { answers: false; refusesLogin: boolean; why: string };

/** Connects, greets and logs in as a letter would, and sends none. */
export async function tryMailServer(smtpUrl: string, limit: number): Promise<MailTrial> {
  const patience = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit, dnsTimeout: limit };
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.verify();
    return { answers: true };
  } catch (error) {
    const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number };
    const refusesLogin = code === 'EAUTH';
    // What a server says about a login may repeat it.
    return { answers: false, refusesLogin, why: refusesLogin ? String(responseCode ?? code) : message };
  } finally {
    transport.close();
  }
}
