import { readConfig } from '#contract/config.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';

export function configRoutes(route: Route, { config }: Market) {
  route(readConfig, async ({ shows }) => {
    shows();
    return config;
  });
}
