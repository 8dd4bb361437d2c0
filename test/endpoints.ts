import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

const FOLDER = new URL('../contract/', import.meta.url);

/** Every endpoint that the contract exports, by name: a new one cannot be forgotten. */
export async function declaredEndpoints(): Promise<Map<string, Endpoint>> {
  const files = readdirSync(FOLDER).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)));
  const exported = modules.flatMap((module) => Object.entries(module as Record<string, Endpoint>));
  return new Map(exported.filter(([, value]) => value?.method && value.path && value.access));
}

/** The fields of what is sent, in all its forms where there are several. */
export function fieldsOf(schema: unknown): string[] {
  const { shape = {}, options = [] } = (schema ?? {}) as Partial<z.ZodObject> & { options?: unknown[] };
  return [...new Set([...Object.keys(shape), ...options.flatMap(fieldsOf)])];
}
