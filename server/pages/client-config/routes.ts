import { readConfig } from '#contract/config.ts';
import type { Route } from '../../http/route.ts';
import type { Market } from '../../context.ts';

export function configRoutes(route: Route, { config }: Market) {
  route(readConfig, async ({ shows }) => {
    shows();
    return config;
  });
}
