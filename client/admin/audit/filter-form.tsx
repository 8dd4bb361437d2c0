import { type FormEvent, useId } from 'react';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { ACTORS, type Actor } from '#contract/deal-machine.ts';
import { type Message, message, t } from '#language/t.ts';
import { FILTER_FIELDS, type WrittenFilter } from './filter.ts';

const ACTOR_TEXTS: Record<Actor, Message> = {
  admin: message('An admin'),
  buyer: message('A buyer'),
  seller: message('A seller'),
  provider: message('The card provider'),
  clock: message('The market itself'),
};

interface FilterFormProps {
  written: WrittenFilter;
  faults: WrittenFilter;
  onFilter(wish: WrittenFilter): void;
}

export function FilterForm({ written, faults, onFilter }: FilterFormProps) {
  const title = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onFilter(Object.fromEntries(FILTER_FIELDS.map((field) => [field, String(form.get(field) ?? '').trim()])));
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby={title}
      className="mt-5 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6"
    >
      <h2 id={title} className="sr-only">
        {t('Filter||noun')}
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          name="email"
          type="email"
          label={t('Person')}
          placeholder="name@example.com"
          autoComplete="off"
          defaultValue={written.email}
          fault={faults.email}
        />
        <TextField
          name="action"
          label={t('Action')}
          placeholder="suspend-user"
          autoComplete="off"
          defaultValue={written.action}
          fault={faults.action}
        />
        <SelectField
          name="actor"
          label={t('Done by')}
          options={[
            { value: '', text: t('Anybody') },
            ...ACTORS.map((value) => ({ value, text: t(ACTOR_TEXTS[value]) })),
          ]}
          defaultValue={written.actor ?? ''}
        />
        <TextField name="since" type="date" label={t('From||date')} defaultValue={written.since} fault={faults.since} />
        <TextField name="until" type="date" label={t('To||date')} defaultValue={written.until} fault={faults.until} />
      </div>
      <button type="submit" className="btn btn-primary mt-4">
        {t('Filter||verb')}
      </button>
    </form>
  );
}
