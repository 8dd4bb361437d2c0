import { readConfig } from '#contract/config.ts';
import { constant } from '../../cache/tagged.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';

export function configRoutes(route: Route, { config }: AppContext) {
  route(readConfig, async () => constant(config));
}
