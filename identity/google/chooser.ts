import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';
import type { InteractionResults } from 'oidc-provider';
import { chooserPage, type Draft } from './chooser-page.ts';
import type { Client } from './issuer.ts';
import { headers } from './page.ts';
import { Newcomer, type People, subject } from './people.ts';

const LARGEST_FORM = 8 * 1024;

export function createChooser(provider: Provider, { redirectUri }: Client, people: People) {
  const { origin } = new URL(redirectUri);

  function show(response: ServerResponse, status: number, draft?: Draft): void {
    response.writeHead(status, headers(`form-action 'self' ${origin}`));
    response.end(chooserPage(people.list(), origin, draft));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return show(response, 200);
    const { result, draft } = await read(await readForm(request), people);
    if (!result) return show(response, 422, draft);
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return new URLSearchParams(length <= LARGEST_FORM ? await text(request) : '');
}

interface Choice {
  result?: InteractionResults;
  draft?: Draft;
}

async function read(form: URLSearchParams, people: People): Promise<Choice> {
  if (form.has('cancel')) return { result: { error: 'access_denied', error_description: 'Nobody was chosen' } };
  const sub = form.get('sub') ?? '';
  if (people.find(sub)) return { result: chosen(sub) };
  const draft = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
  const newcomer = Newcomer.safeParse(draft);
  if (newcomer.success) return { result: chosen(subject(await people.add(newcomer.data))) };
  return { draft: { ...draft, fault: newcomer.error.issues.map(({ message }) => message).join('. ') } };
}

function chosen(sub: string): InteractionResults {
  return { login: { accountId: sub }, select_account: {} };
}
