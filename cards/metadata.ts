import type { Params } from './form-decoding.ts';
import { group } from './params.ts';
import { invalid } from './refusals.ts';

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

export type Metadata = Record<string, string>;

/** Applies `params`: an empty value deletes a key, an empty `metadata` all keys. */
export function metadataIn(params: Params, before: Metadata = {}): Metadata {
  if (params.metadata === '') return {};
  const wishes = Object.entries(group(params, 'metadata') ?? {}).map(checked);
  const after = Object.entries({ ...before, ...Object.fromEntries(wishes) }).filter(([, value]) => value !== '');
  if (after.length > MOST_KEYS)
    throw invalid(`Metadata can have up to ${MOST_KEYS} keys; you sent ${after.length}.`, { param: 'metadata' });
  return Object.fromEntries(after);
}

function checked([key, value]: [string, string | Params]): [string, string] {
  const param = `metadata[${key.slice(0, LONGEST_KEY)}]`;
  if (typeof value !== 'string') throw invalid('Invalid metadata: values must be strings.', { param });
  if (key.length > LONGEST_KEY)
    throw invalid(`Metadata keys can be up to ${LONGEST_KEY} characters long.`, { param: 'metadata' });
  if (value.length > LONGEST_VALUE)
    throw invalid(`Metadata values can be up to ${LONGEST_VALUE} characters long.`, { param });
  return [key, value];
}
