import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { callerOf } from '../people.ts';
import type { Person } from './cast.ts';
import type { Race } from './race.ts';

export interface Answer {
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
}

const DOWN = 'card-provider-down';

/** Calls one of the machines. Undefined: it crashed, or the card provider is down. Other server faults end the race. */
export async function say<E extends Endpoint>(
  { town, story }: Race,
  person: Person,
  endpoint: E,
  input: { params?: object; body?: unknown },
): Promise<Answer | undefined> {
  const machine = town.machine();
  const call = `${person.role} ${person.name} ${endpoint.method} ${endpoint.path} ${JSON.stringify(input.body ?? {})}`;
  try {
    const { status, body } = await callerOf(machine.url, person).call(endpoint as Endpoint, input as object);
    const { code } = body as { code?: string };
    story.push(`${call} → ${status} ${code ?? ''}`);
    if (status < 500) return { status, code, body: body as Record<string, unknown> };
    if (machine.dead() || (code === DOWN && town.isStrained())) return;
    throw new Error(`${call} was answered ${status}: ${machine.errors}`);
  } catch (fault) {
    // The response of a crashing machine may be cut off before the crash is known.
    await pause(1);
    if (!machine.dead()) throw fault;
    story.push(`${call} → no answer`);
  }
}
