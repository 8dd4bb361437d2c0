import type { Endpoint } from '#contract/endpoint.ts';

/** The endpoints that modules of the contract export, by name. */
export function endpointsOf(...modules: object[]): Map<string, Endpoint> {
  const exported = modules.flatMap((module) => Object.entries(module as Record<string, Endpoint>));
  return new Map(exported.filter(([, value]) => value?.method && value.path && value.access));
}
