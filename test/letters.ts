import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_WAIT_MS = 30_000;

/** Confirms an address by its mail in a running marketplace. Returns the cookies of the new session. */
export async function confirmAddress(url: string, email: string, cookie: string): Promise<string> {
  const token = await tokenFor(url, email);
  const answer = await fetch(`${url}/api/auth/confirm-address`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, cookie },
    body: new URLSearchParams({ token, answer: 'yes' }),
  });
  if (!answer.ok) throw new Error(`Confirming ${email} answered ${answer.status}: ${await answer.text()}`);
  return cookiesOf(answer);
}

export const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function tokenFor(url: string, email: string) {
  const waited = AbortSignal.timeout(LONGEST_WAIT_MS);
  while (!waited.aborted) {
    const letters = (await (await fetch(`${url}/dev/mail`)).text()).split('<li>');
    const letter = letters.find(
      (item) => item.toLowerCase().includes(email.toLowerCase()) && item.includes('confirm your e-mail'),
    );
    const address = /href="([^"]+)"/.exec(letter ?? '')?.[1];
    const text = address && (await (await fetch(url + address)).text());
    const token = /confirm-address\?token=([\w.-]+)/.exec(text ?? '')?.[1];
    if (token) return token;
    await pause(20);
  }
  throw new Error(`No letter came for ${email}`);
}
