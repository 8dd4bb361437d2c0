import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isRefused, reason } from '#client/api/call.ts';
import { Badge } from '#client/ui/badge.tsx';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { openPayoutAccount, type PayoutAccount } from '#contract/payouts.ts';
import { type Message, message, t } from '#language/t.ts';
import { LoginAgainDialog } from './login-again-dialog.tsx';

type Status = PayoutAccount['status'];

interface Words {
  tone: 'good' | 'warning' | 'ink';
  state: Message;
  title: Message;
  text: Message;
  button: Message;
}

const words: Record<Status, Words> = {
  none: {
    tone: 'ink',
    state: message('Not set up'),
    title: message('Add your bank account'),
    text: message(
      'Our card provider pays you. It needs to verify you once, on its own page: Kickstand never sees what you enter there.',
    ),
    button: message('Set up payouts'),
  },
  unfinished: {
    tone: 'warning',
    state: message('Not finished'),
    title: message('The card provider needs more from you'),
    text: message(
      'You have begun, but it cannot pay you yet. Go on where you stopped. When you have told it everything, this page changes by itself as soon as it is checked.',
    ),
    button: message('Go on'),
  },
  active: {
    tone: 'good',
    state: message('Ready'),
    title: message('You are paid automatically'),
    text: message(
      'When a deal is completed, the money is sent to the account that you named to our card provider. When it arrives there depends on your bank.',
    ),
    button: message('See or change your account'),
  },
};

async function openProvidersPage() {
  const { url } = await call(openPayoutAccount);
  location.assign(url);
}

export function AccountState({ status }: Pick<PayoutAccount, 'status'>) {
  const { tone, state, title, text, button } = words[status];
  const [proving, setProving] = useState(false);
  const open = useMutation({
    mutationFn: openProvidersPage,
    onError: (error) => (isRefused(error, 401) ? setProving(true) : console.error(error)),
  });
  const ready = status === 'active';
  return (
    <section
      aria-label={t('Your account')}
      className="grid justify-items-start gap-3 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6"
    >
      <p role="status">
        <Badge tone={tone}>{t(state)}</Badge>
      </p>
      <h2 className="text-2xl">{t(title)}</h2>
      <p className="max-w-prose text-quiet">{t(text)}</p>
      <FormFault>{open.error && !isRefused(open.error, 401) ? reason(open.error) : undefined}</FormFault>
      <BusyButton
        busy={open.isPending}
        onClick={() => open.mutate()}
        className={`max-sm:w-full ${ready ? 'btn-outline' : 'btn-primary'}`}
      >
        {t(button)}
      </BusyButton>
      {proving && <LoginAgainDialog onProved={openProvidersPage} onClose={() => setProving(false)} />}
    </section>
  );
}
