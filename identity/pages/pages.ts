import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { page, pageHeaders } from '../page.ts';
import type { Serve } from '../serve.ts';
import { confirmAddress } from './confirm-address.ts';
import { forgotPassword } from './forgot-password.ts';
import type { Desk, Leaf, Sheet } from './leaf.ts';
import { newPassword } from './new-password.ts';
import { CONFIRM_ADDRESS, FORGOT_PASSWORD, NEW_PASSWORD } from './paths.ts';

const LEAVES: Record<string, Leaf> = {
  [CONFIRM_ADDRESS]: confirmAddress,
  [FORGOT_PASSWORD]: forgotPassword,
  [NEW_PASSWORD]: newPassword,
};

/** The few pages that letters lead to. They work without scripts, and whatever the marketplace looks like. */
export function servePages(deskFor: (request: IncomingMessage) => Desk, others: Serve): Serve {
  return async (request, response) => {
    const desk = deskFor(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', desk.origin);
    const leaf = LEAVES[pathname];
    if (!leaf) return others(request, response);
    const sheet =
      request.method === 'POST'
        ? await leaf.take(new URLSearchParams(await text(request)), desk)
        : await leaf.show(searchParams, desk);
    send(response, sheet);
  };
}

function send(response: ServerResponse, { title, body, status = 200 }: Sheet): void {
  for (const [name, value] of Object.entries(pageHeaders())) response.setHeader(name, value);
  response.writeHead(status);
  response.end(page(title, body));
}
