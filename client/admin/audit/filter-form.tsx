import { type FormEvent, useId } from 'react';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { ACTORS, type Actor } from '#contract/deal-machine.ts';
import { FILTER_FIELDS, type WrittenFilter } from './filter.ts';

export const ACTOR_TEXTS: Record<Actor, string> = {
  admin: 'An admin',
  buyer: 'A buyer',
  seller: 'A seller',
  provider: 'The card provider',
  clock: 'The market itself',
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
        Filter
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          name="email"
          type="email"
          label="Person"
          placeholder="name@example.com"
          autoComplete="off"
          defaultValue={written.email}
          fault={faults.email}
        />
        <TextField
          name="action"
          label="Action"
          placeholder="suspend-user"
          autoComplete="off"
          defaultValue={written.action}
          fault={faults.action}
        />
        <SelectField
          name="actor"
          label="Done by"
          options={[{ value: '', text: 'Anybody' }, ...ACTORS.map((value) => ({ value, text: ACTOR_TEXTS[value] }))]}
          defaultValue={written.actor ?? ''}
        />
        <TextField name="since" type="date" label="From" defaultValue={written.since} fault={faults.since} />
        <TextField name="until" type="date" label="To" defaultValue={written.until} fault={faults.until} />
      </div>
      <button type="submit" className="btn btn-primary mt-4">
        Filter
      </button>
    </form>
  );
}
