import { useEffect, useRef, useState } from 'react';
import { TextField } from '#client/ui/field.tsx';
import { t } from '#language/t.ts';
import { BankCheck } from './bank-check.tsx';
import type { Billing, CardOutcome, CardPayment } from './card-payment.ts';
import { type CardDetails, type Intent, intentOf, localProvider, outcomeOf } from './local-provider.ts';
import { TestCards } from './test-cards.tsx';

interface Check {
  url: string;
  intent: string;
  done(): void;
}

const groups = (digits: string) =>
  digits
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
const slashed = (digits: string) =>
  digits
    .replaceAll(/\D/g, '')
    .slice(0, 4)
    .replace(/^(\d\d)(\d)/, '$1 / $2');

const LocalCard: CardPayment = ({ cards, onReady }) => {
  const [card, setCard] = useState<CardDetails>({ number: '', expiry: '', cvc: '' });
  const [check, setCheck] = useState<Check>();
  const filledIn = useRef(card);
  filledIn.current = card;

  useEffect(() => {
    const provider = localProvider(cards);

    async function pay(clientSecret: string, billing: Billing): Promise<CardOutcome> {
      const taken = await provider.takeCard(filledIn.current, billing);
      if ('error' in taken) return { refusal: taken.error.message };
      const confirmed = await provider.confirm(clientSecret, taken.ok.id);
      const url = 'ok' in confirmed && bankPage(confirmed.ok);
      if (!url) return outcomeOf(confirmed);
      await new Promise<void>((done) => setCheck({ url, intent: intentOf(clientSecret), done }));
      setCheck(undefined);
      return outcomeOf(await provider.read(clientSecret));
    }

    onReady(pay);
    return () => onReady(undefined);
  }, [cards, onReady]);

  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <div className="col-span-2">
          <TextField
            label={t('Card number')}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="1234 1234 1234 1234"
            required
            value={card.number}
            onChange={({ target }) => setCard({ ...card, number: groups(target.value) })}
          />
        </div>
        <TextField
          label={t('Expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('MM / YY')}
          required
          value={card.expiry}
          onChange={({ target }) => setCard({ ...card, expiry: slashed(target.value) })}
        />
        <TextField
          label={t('Security code')}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={t('CVC')}
          maxLength={4}
          required
          value={card.cvc}
          onChange={({ target }) => setCard({ ...card, cvc: target.value })}
        />
      </div>
      <TestCards onChoose={(number) => setCard({ number: groups(number), expiry: '12 / 34', cvc: '123' })} />
      {check && <BankCheck url={check.url} intent={check.intent} onDone={check.done} />}
    </>
  );
};

export default LocalCard;

const bankPage = ({ status, next_action }: Intent) =>
  status === 'requires_action' ? next_action?.redirect_to_url?.url : undefined;
