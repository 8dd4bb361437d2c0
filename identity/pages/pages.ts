import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { plainPages } from '../../mail/plain-pages.ts';
import { sendFont } from '../font.ts';
import type { Serve } from '../serve.ts';
import { confirmAddress } from './confirm-address.ts';
import { forgotPassword } from './forgot-password.ts';
import type { Desk, Leaf, Sheet } from './leaf.ts';
import { newEmail } from './new-email.ts';
import { newPassword } from './new-password.ts';
import { CONFIRM_ADDRESS, FONTS, FORGOT_PASSWORD, NEW_EMAIL, NEW_PASSWORD } from './paths.ts';

const { page, headers } = plainPages({ name: 'Kickstand', home: '/', fonts: FONTS });

const LEAVES: Record<string, Leaf> = {
  [CONFIRM_ADDRESS]: confirmAddress,
  [FORGOT_PASSWORD]: forgotPassword,
  [NEW_EMAIL]: newEmail,
  [NEW_PASSWORD]: newPassword,
};

/** No scripts and nothing of the client. */
export function servePages(deskFor: (request: IncomingMessage) => Desk, others: Serve): Serve {
  return async (request, response) => {
    const desk = deskFor(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', desk.origin);
    if (pathname.startsWith(`${FONTS}/`)) return sendFont(pathname, response);
    const leaf = LEAVES[pathname];
    if (!leaf) return others(request, response);
    const sheet =
      request.method === 'POST'
        ? await leaf.take(new URLSearchParams(await text(request)), desk)
        : await leaf.show(searchParams, desk);
    send(response, sheet, desk.cookies);
  };
}

function send(response: ServerResponse, { title, body, location, status = 200 }: Sheet, cookies: string[]): void {
  const set = cookies.length > 0 && { 'set-cookie': cookies };
  if (location) return void response.writeHead(303, { ...headers(), ...set, location }).end();
  response.writeHead(status, { ...headers(), ...set });
  response.end(page(title, body));
}
