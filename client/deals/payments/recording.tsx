import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiProblem, call, reason } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { focusPageIfLost } from '#client/ui/page-focus.ts';
import { rich } from '#client/ui/rich.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { recordPayment } from '#contract/payments.ts';
import { message, t } from '#language/t.ts';
import { PaidNote } from './paid-note.tsx';

const TRIES = 5;

interface RecordingProps {
  booking: Booking;
  transactionId: string;
}

/** The card is charged: recording is retried. The provider's webhook records it as well. */
export function Recording({ booking, transactionId }: RecordingProps) {
  const { mutate, data, error, failureCount } = useRecordPayment(booking, transactionId);
  useEffect(() => mutate(), [mutate]);
  // The form with the focused button is gone.
  useEffect(focusPageIfLost, []);

  if (data?.status === 'succeeded')
    return (
      <PaidNote title={t('Congratulations! Your Payment Completed')} booking={booking} transactionId={transactionId} />
    );
  if (data) return <p role="status">{t(TOO_LATE)}</p>;
  if (!error)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner label="" />
        {t(failureCount ? 'Your card was charged. We are still recording your payment…' : 'Recording your payment…')}
      </p>
    );
  return (
    <div className="grid gap-3">
      <p>
        {rich(
          'Your card was charged, but your payment is not recorded yet. You need not pay again: the card provider tells us as well, and this bike will show as Paid soon. Your transaction Id: <id></id>',
          { id: () => <strong>{transactionId}</strong> },
        )}
      </p>
      <FormFault>{reason(error)}</FormFault>
      <button type="button" onClick={() => mutate()} className="btn btn-outline justify-self-start">
        {t('Record it now')}
      </button>
    </div>
  );
}

function useRecordPayment({ _id: bookingId, ...booking }: Booking, transactionId: string) {
  const { buyersName, buyersEmail, resalePrice, productId } = booking;
  return useMutation({
    mutationFn: () => {
      const payment = { buyersName, buyersEmail, resalePrice, transactionId, bookingId, productId };
      return call(recordPayment, { body: payment });
    },
    retry: (failures, error) => failures < TRIES && isPassing(error),
    onSuccess: ({ status }) => {
      if (status === 'succeeded') toast.success(t('Payment Successfully'));
      void refresh(listBookings);
    },
    onError: (error) => console.error(error),
  });
}

/** A fault that may be over in a moment: no connection, or a server in trouble. */
function isPassing(error: Error) {
  return !(error instanceof ApiProblem) || error.problem.status >= 500 || error.problem.status === 429;
}

const TOO_LATE = message(
  'Your payment came after the bike was given to somebody else. The whole amount goes back to your card: you need not do anything.',
);
