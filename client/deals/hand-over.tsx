import { useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/query-client.ts';
import { TextField } from '#client/ui/field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { CODE_DIGITS, type Deal, handOver, MOST_CODE_TRIES, readDeal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { scannedCode } from './code-link.ts';
import { useStep } from './step.ts';

/** A scanned link fills in the code. */
export function HandOver({ deal: { _id: id, codeTriesLeft } }: { deal: Deal }) {
  const [typed, setTyped] = useState<string>();
  const [incomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const code = typed ?? scannedCode(id) ?? '';
  const step = useStep({
    take: () => call(handOver, { params: { id }, body: { code } }),
    done: t('The bike is handed over'),
  });

  function handItOver() {
    const whole = code.length === CODE_DIGITS;
    setIncomplete(!whole);
    if (!whole) return field.current?.focus();
    step.mutate(undefined, {
      onError: () => {
        field.current?.focus();
        void refresh(readDeal);
      },
    });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handItOver();
      }}
      className="grid gap-3"
    >
      <TextField
        ref={field}
        label={t('The buyer’s code')}
        hint={whenToEnter(codeTriesLeft)}
        fault={
          incomplete
            ? t('Please enter the {count, number} digits that the buyer shows you', { count: CODE_DIGITS })
            : step.fault
        }
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={CODE_DIGITS}
        value={code}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
        className="max-w-48 text-2xl tracking-widest tabular-nums"
      />
      <SubmitButton busy={step.isPending} className="justify-self-start max-sm:w-full">
        {t('Hand over the bike')}
      </SubmitButton>
    </form>
  );
}

function whenToEnter(triesLeft: number) {
  if (triesLeft >= MOST_CODE_TRIES) return t('Enter it once the buyer has the keys.');
  return t('Enter it once the buyer has the keys. {left, plural, one {One try is left.} other {# tries are left.}}', {
    left: triesLeft,
  });
}
