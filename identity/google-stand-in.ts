import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendFont } from './font.ts';
import { createChooser } from './google/chooser.ts';
import { overPage } from './google/chooser-page.ts';
import { type Client, createIssuer } from './google/issuer.ts';
import { loadKeys } from './google/keys.ts';
import { FONTS, headers } from './google/page.ts';
import { gather, type People } from './google/people.ts';
import { picture } from './google/picture.ts';

export interface GoogleStandInOptions extends Client {
  port: number;
  stateDir: string;
}

export interface GoogleStandIn {
  issuer: string;
  stop: () => Promise<void>;
}

/** Loopback only. Rejects when the port is taken. */
export async function startGoogleStandIn({ port, stateDir, ...client }: GoogleStandInOptions): Promise<GoogleStandIn> {
  if (process.env.NODE_ENV === 'production') throw new Error('The Google stand-in does not run in production');
  const people = await gather(stateDir);
  const keys = await loadKeys(stateDir);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`The Google stand-in cannot listen on port ${port}: another program uses it`);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  server.on('request', createListener(issuer, client, keys, people));
  return {
    issuer,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function createListener(issuer: string, client: Client, keys: Awaited<ReturnType<typeof loadKeys>>, people: People) {
  const provider = createIssuer(issuer, client, keys, people);
  const choose = createChooser(provider, client, people);
  const speak = provider.callback();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname.startsWith('/pictures/')) return sendPicture(pathname, people, response);
    if (pathname.startsWith(`${FONTS}/`)) return void sendFont(pathname, response);
    if (!pathname.startsWith('/choose/')) return void speak(request, response);
    choose(request, response).catch(() => {
      response.writeHead(400, headers());
      response.end(overPage());
    });
  };
}

function sendPicture(pathname: string, people: People, response: ServerResponse): void {
  const person = people.find(pathname.slice('/pictures/'.length, -'.svg'.length));
  if (!person) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'max-age=3600',
  });
  response.end(picture(person));
}
