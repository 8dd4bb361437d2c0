import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { isRefused, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import { type Deal, readDeal } from '#contract/deals.ts';
import { showDeal } from './deal-reading.ts';

interface Step<Input> {
  take(input: Input): Promise<Deal>;
  /** Success toast. */
  done: string | ((deal: Deal) => string);
  /** Called when the step is taken or no longer possible. */
  onOver?: () => void;
}

/** After a conflict with somebody else's step the page shows the deal's current state. */
export function useStep<Input = void>({ take, done, onOver }: Step<Input>) {
  const step = useMutation({
    mutationFn: take,
    onSuccess: (deal) => {
      toast.success(typeof done === 'string' ? done : done(deal));
      over();
      showDeal(deal);
    },
    onError: async (error) => {
      console.error(error);
      if (!hasMovedOn(error)) return;
      toast.error(error.message);
      over();
      await refresh(readDeal);
    },
  });

  function over() {
    onOver?.();
    // The pressed button may be gone.
    requestAnimationFrame(() => requestAnimationFrame(focusPageIfLost));
  }

  return { ...step, fault: step.error && !hasMovedOn(step.error) ? reason(step.error) : undefined };
}

const hasMovedOn = (error: unknown) => isRefused(error, 409) && error.problem.code === 'deal-moved-on';
