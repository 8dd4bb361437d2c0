import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

const FOLDER = new URL('../contract/', import.meta.url);

/** Every endpoint that the contract exports: a new one cannot be forgotten. */
export async function declaredEndpoints(): Promise<Map<string, Endpoint>> {
  const files = readdirSync(FOLDER).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)));
  const exported = modules.flatMap((module) => Object.entries(module as Record<string, Endpoint>));
  return new Map(exported.filter(([, value]) => value?.method && value.path && value.access));
}

/** Of a union: the fields of all members. */
export function fieldsOf(schema: unknown): string[] {
  const { shape = {}, options = [] } = (schema ?? {}) as Partial<z.ZodObject> & { options?: unknown[] };
  return [...new Set([...Object.keys(shape), ...options.flatMap(fieldsOf)])];
}
