import { readConfig } from '#contract/config.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';

export function configRoutes(route: Route, { config }: AppContext) {
  route(readConfig, async ({ tag }) => {
    tag();
    return config;
  });
}
