import { createTransport } from 'nodemailer';

export type MailTrial = { answers: true } | { answers: false; refusesLogin: boolean; why: string };

export async function tryMailServer(smtpUrl: string, limit: number): Promise<MailTrial> {
  const patience = { connectionTimeout: limit, greetingTimeout: limit, socketTimeout: limit, dnsTimeout: limit };
  const transport = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.verify();
    return { answers: true };
  } catch (error) {
    const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number };
    const refusesLogin = code === 'EAUTH';
    // The server's message may repeat the credentials.
    return { answers: false, refusesLogin, why: refusesLogin ? String(responseCode ?? code) : message };
  } finally {
    transport.close();
  }
}
