import { useState } from 'react';
import { useController } from 'react-hook-form';
import { TextField } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MOST_FACTS } from '#contract/product-facts.ts';
import { type Message, message, t } from '#language/t.ts';
import type { FormOfProduct } from './form-field.ts';

const LONGEST_FACT = 80;

const WORDS = {
  papers: { label: message('Papers'), addTo: message('Add to papers'), added: message('Papers, added') },
  service: {
    label: message('Service history'),
    addTo: message('Add to service history'),
    added: message('Service history, added'),
  },
};

interface ShortFactsFieldProps {
  form: FormOfProduct;
  name: 'papers' | 'service';
  proposals: readonly Message[];
}

export function ShortFactsField({ form, name, proposals }: ShortFactsFieldProps) {
  const { label, addTo, added } = WORDS[name];
  const { field } = useController({ control: form.control, name });
  const [typed, setTyped] = useState('');
  const facts = field.value ?? [];
  const full = facts.length >= MOST_FACTS;
  const faults = form.formState.errors[name];
  const fault = faults?.message ?? (Array.isArray(faults) ? faults.find(Boolean)?.message : undefined);

  function add(fact: string) {
    const words = fact.replace(/\s+/g, ' ').trim();
    setTyped('');
    if (words && !full && !facts.includes(words)) field.onChange([...facts, words]);
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <div className="grow">
          <TextField
            ref={field.ref}
            label={t(label)}
            hint={full ? t('{most} facts are the most', { most: MOST_FACTS }) : undefined}
            fault={fault}
            readOnly={full}
            maxLength={LONGEST_FACT}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // Text counts also without a press of the button.
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add(typed);
            }}
          />
        </div>
        <button type="button" aria-label={t(addTo)} onClick={() => add(typed)} className="btn btn-outline mt-6.5">
          {t('Add')}
        </button>
      </div>
      {facts.length > 0 && (
        <ul aria-label={t(added)} className="flex flex-wrap gap-2">
          {facts.map((fact) => (
            <li
              key={fact}
              className="inline-flex max-w-full items-center gap-1 rounded-field border border-base-300 bg-base-200 ps-3"
            >
              <span className="min-w-0 wrap-break-word">{fact}</span>
              <button
                type="button"
                aria-label={t('Remove {fact}', { fact })}
                onClick={() => field.onChange(facts.filter((other) => other !== fact))}
                className="btn btn-ghost btn-sm btn-square"
              >
                <Icon name="cross" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!full && (
        <p className="flex flex-wrap gap-x-2 gap-y-1.5">
          {proposals
            .map((proposal) => t(proposal))
            .filter((proposal) => !facts.includes(proposal))
            .map((proposal) => (
              <button
                key={proposal}
                type="button"
                onClick={() => add(proposal)}
                className="btn btn-sm rounded-full border-dashed border-base-content/40 bg-transparent font-medium"
              >
                <Icon name="plus" className="size-3.5" />
                {proposal}
              </button>
            ))}
        </p>
      )}
    </div>
  );
}
