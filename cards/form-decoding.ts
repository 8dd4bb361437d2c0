import { invalid } from './refusals.ts';

/** `card[number]=4` is `{ card: { number: '4' } }`; lists have the keys 0, 1, … No prototype. */
export interface Params {
  [name: string]: string | Params;
}

const MOST_FIELDS = 200;
const DEEPEST = 5;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

export function decodeForm(text: string): Params {
  const fields = [...new URLSearchParams(text)];
  if (fields.length > MOST_FIELDS) throw invalid(`A request can have at most ${MOST_FIELDS} parameters.`);
  const params = noParams();
  for (const [name, value] of fields) setField(params, name, value);
  return params;
}

export function noParams(): Params {
  return Object.create(null);
}

function setField(params: Params, name: string, value: string) {
  const path = pathOf(name);
  const last = path.pop() ?? '';
  let group = params;
  for (const part of path) group = groupIn(group, part, name);
  const key = keyIn(group, last);
  if (typeof group[key] === 'object') throw invalid(`Invalid parameter: ${shown(name)} is an object.`);
  // PostgreSQL cannot store NUL.
  if (value.includes('\0')) throw invalid('Invalid string: it holds a NUL character.', { param: shown(name) });
  group[key] = value;
}

function pathOf(name: string): string[] {
  const [, first = '', rest = ''] = NAME.exec(name) ?? [];
  const path = [first, ...(rest ? rest.slice(1, -1).split('][') : [])];
  const acceptable =
    first && path.length <= DEEPEST && !name.includes('\0') && !path.some((part) => DANGEROUS.has(part));
  if (!acceptable) throw unknownName(name);
  return path;
}

function groupIn(params: Params, part: string, name: string): Params {
  const key = keyIn(params, part);
  const group = params[key] ?? noParams();
  if (typeof group === 'string') throw invalid(`Invalid parameter: ${shown(name)} is not an object.`);
  params[key] = group;
  return group;
}

const keyIn = (params: Params, part: string) => (part === '' ? String(Object.keys(params).length) : part);

const unknownName = (name: string) =>
  invalid(`Received unknown parameter: ${shown(name)}`, { code: 'parameter_unknown', param: shown(name) });

const shown = (name: string) => name.replaceAll('\0', '').slice(0, 80);
