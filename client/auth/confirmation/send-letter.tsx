import { useMutation, useQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { confirmedByNow } from '#client/api/session/confirmed-by-now.ts';
import { identity } from '#client/api/session/identity.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { readConfig } from '#contract/config.ts';
import { t } from '#language/t.ts';
import { LetterPace } from './letter-pace.tsx';
import { LetterSent } from './letter-sent.tsx';

interface SendLetterProps {
  email: string;
  size?: 'btn-sm';
}

/** Sends the confirmation letter. Where letters are kept locally, a link opens it. */
export function SendLetter({ email, size }: SendLetterProps) {
  const { data: config } = useQuery(query(readConfig, {}));
  const send = useMutation({
    mutationFn: () => identity.sendConfirmation(email),
    onError: (error) => {
      console.error(error);
      // The address may be confirmed already; then no letter is sent.
      void confirmedByNow();
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {send.isSuccess && <LetterSent to={email} />}
      <FormFault>{send.error ? reason(send.error) : undefined}</FormFault>
      <BusyButton busy={send.isPending} onClick={() => send.mutate()} className={`btn-outline ${size ?? ''}`}>
        {t('Send the letter again')}
      </BusyButton>
      {config?.inbox && (
        <a
          href={`${config.inbox}/newest?${new URLSearchParams({ to: email })}`}
          target="_blank"
          rel="noreferrer"
          className={`btn btn-ghost ${size ?? ''}`}
        >
          {t('Open the letter')}
        </a>
      )}
      <LetterPace />
    </div>
  );
}
