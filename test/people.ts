import { randomUUID } from 'node:crypto';
import type { Answer, Endpoint, Input } from '#contract/endpoint.ts';
import type { Problem } from '#contract/errors.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser } from '#contract/users.ts';
import type { startIssuer } from './issuer.ts';

export interface Person {
  email: string;
  name: string;
  subject: string;
}

type Given<E extends Endpoint> = Partial<{ [K in keyof Input<E>]: Input<E>[K] extends undefined ? never : unknown }> &
  (E extends { once: true } ? { key?: string } : unknown) &
  (E extends { takes: readonly string[] } ? { file?: SentFile } : unknown);

export interface SentFile {
  type: string;
  content: BodyInit;
}

interface Sent {
  params?: object;
  query?: object;
  body?: unknown;
  key?: string;
  file?: SentFile;
}

export interface Reply<E extends Endpoint> {
  status: number;
  body: Answer<E> & Partial<Omit<Problem, 'status'>>;
  headers: Headers;
}

export interface Caller extends Person {
  token: string | undefined;
  idToken: string | undefined;
  /** The input may be invalid on purpose. */
  call<E extends Endpoint>(endpoint: E, input?: Given<E>): Promise<Reply<E>>;
}

export function callerOf(url: string, person: Partial<Caller> = {}): Caller {
  return {
    email: '',
    name: '',
    subject: '',
    token: undefined,
    idToken: undefined,
    ...person,
    call: (endpoint, input = {}) =>
      call(url, endpoint, input, endpoint.access === 'identified' ? person.idToken : person.token),
  };
}

export async function signUpAs(
  url: string,
  issuer: Awaited<ReturnType<typeof startIssuer>>,
  role: 'buyer' | 'seller' | 'admin',
  changes: Partial<Person> = {},
): Promise<Caller> {
  const subject = randomUUID();
  const person = {
    email: `${role}-${subject}@example.test`,
    name: `Person ${subject.slice(0, 4)}`,
    subject,
    ...changes,
  };
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: person.subject, email: person.email, email_verified: true, auth_time: now };
  const idToken = await issuer.sign({ ...claims, sid: `session of ${subject}` });
  const joining = callerOf(url, { ...person, idToken });
  const { email, name } = person;
  await joining.call(createUser, { body: { email, name, role: role === 'admin' ? 'buyer' : role } });
  const { status, body } = await joining.call(readAccessToken, { query: { email } });
  if (status !== 200) throw new Error(`${email} cannot come in: ${status} ${body.detail}`);
  return callerOf(url, { ...person, idToken, token: body.accessToken });
}

async function call<E extends Endpoint>(
  url: string,
  { method, path, gives, endless }: E,
  input: Given<E>,
  token?: string,
): Promise<Reply<E>> {
  const { params = {}, query = {}, body, key, file } = input as Sent;
  const filled = path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const address = new URL(url + filled);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token && { authorization: `bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.type }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(file && { body: file.content }),
  });
  if (endless && answer.ok)
    return { status: answer.status, headers: answer.headers, body: (await beginningOf(answer)) as Reply<E>['body'] };
  const answered = gives && answer.ok ? await answer.text() : await answer.json();
  return { status: answer.status, headers: answer.headers, body: answered as Reply<E>['body'] };
}

/** A stream that never ends by itself. */
async function beginningOf({ body }: Response) {
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return new TextDecoder().decode(value);
}
