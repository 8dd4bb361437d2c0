import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, reason } from '#client/api/call.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { type Import, mapImport } from '#contract/imports.ts';
import { message, t } from '#language/t.ts';
import { ColumnChoice } from './column-choice.tsx';
import { draftOf, faultsOf, type ImportDraft, sentOf } from './draft.ts';
import { Settings } from './settings.tsx';
import { StepHeading } from './step-heading.tsx';
import { cacheImport } from './watch.ts';

const leads = {
  guessed: message('We matched your columns. Please check.'),
  remembered: message('You have sent us such a file before: we remember what you chose then.'),
  chosen: message('This is what you have chosen.'),
};

export function Columns({ import: one }: { import: Import }) {
  const [, setParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(one));
  const [sent, setSent] = useState(false);
  const names = one.columns.map(({ name }) => name);
  const faults = faultsOf(draft, names);
  const settingsFaults = sent ? faults.settings : {};
  const unfit =
    faults.missing.length > 0 || Object.keys(faults.columns).length > 0 || Object.keys(faults.settings).length > 0;

  const check = useMutation({
    mutationFn: () => call(mapImport, { params: { id: one._id }, body: sentOf(draft) }),
    onSuccess: (answer) => {
      cacheImport(answer);
      setParams({}, { replace: true, preventScrollReset: true });
    },
    onError: (error) => console.error(error),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!unfit) return check.mutate();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const change = (wish: Partial<ImportDraft>) => setDraft((known) => ({ ...known, ...wish }));

  return (
    <form ref={form} method="post" noValidate onSubmit={submit}>
      <StepHeading>{t('What is in which column?')}</StepHeading>
      <p className="mt-2 max-w-prose text-quiet">{t(leads[one.mappingOrigin])}</p>
      <ul className="mt-5 rounded-box border border-base-300 bg-base-100">
        {one.columns.map((column, nth) => (
          <ColumnChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name, and none moves
            key={nth}
            column={column}
            origin={one.mappingOrigin}
            proposed={draftOf(one).columns[nth] ?? ''}
            value={draft.columns[nth] ?? ''}
            fault={faults.columns[nth]}
            onChange={(field) => change({ columns: draft.columns.with(nth, field) })}
          />
        ))}
      </ul>
      <Settings import={one} draft={draft} faults={settingsFaults} onChange={change} />
      <div className="mt-6 grid justify-items-start gap-3">
        {sent && faults.missing.map((words) => <FormFault key={words}>{words}</FormFault>)}
        <FormFault>{check.error ? reason(check.error) : undefined}</FormFault>
        <SubmitButton busy={check.isPending}>{t('Check {count, number} rows', { count: one.rows })}</SubmitButton>
        <p className="text-sm text-quiet">{t('Nothing is listed yet: you see what we make of every row first.')}</p>
      </div>
    </form>
  );
}
