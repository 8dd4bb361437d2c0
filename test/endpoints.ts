import { readdirSync } from 'node:fs';
import type { Endpoint } from '#contract/endpoint.ts';

const FOLDER = new URL('../contract/', import.meta.url);

/** Every endpoint that the contract exports, by name: a new one cannot be forgotten. */
export async function declaredEndpoints(): Promise<Map<string, Endpoint>> {
  const modules = await Promise.all(readdirSync(FOLDER).map((file) => import(new URL(file, FOLDER).href)));
  const exported = modules.flatMap((module) => Object.entries(module as Record<string, Endpoint>));
  return new Map(exported.filter(([, value]) => value?.method && value.path && value.access));
}
