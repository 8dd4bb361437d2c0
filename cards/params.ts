import type { Params } from './form-decoding.ts';
import { invalid } from './refusals.ts';

/** Unknown parameters are refused, so that nothing is silently ignored. */
export function allowOnly(params: Params, names: string[], group = '') {
  const strange = Object.keys(params).filter((name) => !names.includes(name));
  if (strange.length === 0) return;
  const listed = strange.map((name) => (group ? `${group}[${name}]` : name).slice(0, 80)).join(', ');
  const message = `Received unknown parameter${strange.length > 1 ? 's' : ''}: ${listed}`;
  throw invalid(message, { code: 'parameter_unknown', param: listed });
}

export function text(params: Params, name: string, longest = 500): string | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalid('Invalid string: an object was sent.', { param: name });
  if (value.length > longest)
    throw invalid(`Invalid string: must be at most ${longest} characters`, { code: 'parameter_invalid', param: name });
  return value;
}

export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined)
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  if (value === '')
    throw invalid(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`,
      { code: 'parameter_invalid_empty', param: name },
    );
  return value;
}

export function group(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (typeof value === 'string') throw invalid('Invalid object', { param: name });
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value))
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  return Number(value);
}

export function flag(params: Params, name: string): boolean {
  return choice(params, name, ['true', 'false']) === 'true';
}

export function choice<const T extends string>(params: Params, name: string, choices: readonly T[]): T | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  const chosen = choices.find((option) => option === value);
  if (!chosen) throw invalid(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  return chosen;
}

/** The fields to expand; only those that can be. */
export function expansions(params: Params, ...expandable: string[]): string[] {
  const fields = Object.values(group(params, 'expand') ?? {});
  for (const field of fields)
    if (typeof field !== 'string' || !expandable.includes(field))
      throw invalid(`This property cannot be expanded (${typeof field === 'string' ? field : 'object'}).`, {
        param: 'expand',
      });
  return fields as string[];
}

export const noExpansion = (params: Params) => void expansions(params);
