import { useMutation } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { isRefused, reason } from '#client/api/call.ts';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import type { Offers } from '#contract/offers.ts';
import { readOffersAgain, showOffers } from '../offer-queries.ts';

export interface OfferDialogProps {
  offers: Offers;
  onClose(): void;
}

interface Act<Input> {
  take(input: Input): Promise<Offers>;
  done: string;
  onOver(): void;
}

const OVERTAKEN = ['offer-moved-on', 'already-booked', 'not-available', 'offers-not-taken'];
const hasMovedOn = (error: unknown) => isRefused(error, 409) && OVERTAKEN.includes(error.problem.code ?? '');

/** An answer that comes too late shows how things stand now. */
export function useOfferAct<Input = void>({ take, done, onOver }: Act<Input>) {
  const act = useMutation({
    mutationFn: take,
    onSuccess: async (offers) => {
      toast.success(done);
      onOver();
      await showOffers(offers);
      requestAnimationFrame(focusPageIfLost);
    },
    onError: async (error) => {
      console.error(error);
      if (!hasMovedOn(error)) return;
      toast.error(reason(error));
      onOver();
      await readOffersAgain();
      requestAnimationFrame(focusPageIfLost);
    },
  });
  return { ...act, fault: act.error && !hasMovedOn(act.error) ? reason(act.error) : undefined };
}
