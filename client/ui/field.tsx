import { type ComponentProps, type ReactNode, useId } from 'react';

export interface Labelled {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
}

export function TextField({ label, hint, fault, className = '', ...input }: Labelled & ComponentProps<'input'>) {
  const described = useDescription({ hint, fault });
  return (
    <Field label={label} hint={hint} fault={fault} described={described}>
      <input
        type="text"
        {...input}
        {...described.control}
        className={`input w-full ${input.readOnly ? 'bg-base-200' : ''} ${fault ? 'input-error' : ''} ${className}`}
      />
    </Field>
  );
}

export function TextAreaField({ label, hint, fault, ...area }: Labelled & ComponentProps<'textarea'>) {
  const described = useDescription({ hint, fault });
  return (
    <Field label={label} hint={hint} fault={fault} described={described}>
      <textarea
        rows={5}
        {...area}
        {...described.control}
        className={`textarea w-full ${fault ? 'textarea-error' : ''}`}
      />
    </Field>
  );
}

type SelectFieldProps = Labelled & ComponentProps<'select'> & { options: readonly { value: string; text: string }[] };

export function SelectField({ label, hint, fault, options, ...select }: SelectFieldProps) {
  const described = useDescription({ hint, fault });
  return (
    <Field label={label} hint={hint} fault={fault} described={described}>
      <select {...select} {...described.control} className={`select w-full ${fault ? 'select-error' : ''}`}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

type Description = ReturnType<typeof useDescription>;

export function Field({
  label,
  hint,
  fault,
  described,
  children,
}: Labelled & { described: Description; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={described.control.id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={described.hint} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {fault && (
        <p id={described.fault} className="text-sm font-medium text-error">
          {fault}
        </p>
      )}
    </div>
  );
}

export function useDescription({ hint, fault }: Pick<Labelled, 'hint' | 'fault'>) {
  const id = useId();
  const ids = { hint: `${id}hint`, fault: `${id}fault` };
  const describedBy = [hint && ids.hint, fault && ids.fault].filter(Boolean).join(' ');
  return { ...ids, control: { id, 'aria-invalid': !!fault, 'aria-describedby': describedBy || undefined } };
}
