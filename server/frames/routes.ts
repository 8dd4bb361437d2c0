import { checkFrame } from '#contract/frame-check.ts';
import type { AppContext } from '../context.ts';
import { addressCounter } from '../http/address-rate-limit.ts';
import type { Route } from '../http/route.ts';
import { checkBefore } from './check.ts';
import { framed } from './frame.ts';

const CHECKS_PER_MINUTE = 60;

export function frameRoutes(route: Route, { sql, rateLimits, frameSecret }: AppContext) {
  const countAddress = addressCounter(rateLimits, 'frame checks', CHECKS_PER_MINUTE);
  route(checkFrame, async ({ viewer, body, request }) => {
    await countAddress(request);
    await rateLimits.spend(sql, viewer.id, 'frame-checks');
    const { frame, productId: id, kilometres = null, owners = null, modelYear = null } = framed(frameSecret, body);
    const findings = await checkBefore(sql, viewer.id, {
      id,
      kilometres,
      owners,
      modelYear,
      frame: frame ?? undefined,
    });
    return { findings };
  });
}
