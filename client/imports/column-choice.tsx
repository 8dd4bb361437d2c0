import { useId } from 'react';
import { IMPORT_FIELDS, type Import, type ImportField, type MappingOrigin } from '#contract/imports.ts';
import { type Message, message, t } from '#language/t.ts';
import { fieldName } from './field-name.ts';

const SHOWN_SAMPLES = 3;
const marks: Record<MappingOrigin, Message | undefined> = {
  guessed: message('Guessed'),
  remembered: message('As last time'),
  chosen: undefined,
};

interface ColumnChoiceProps {
  column: Import['columns'][number];
  origin: MappingOrigin;
  /** The value when the page opened. */
  proposed: ImportField | '';
  value: ImportField | '';
  fault: string | undefined;
  onChange(field: ImportField | ''): void;
}

export function ColumnChoice({ column, origin, proposed, value, fault, onChange }: ColumnChoiceProps) {
  const id = useId();
  const ids = { samples: `${id}samples`, mark: `${id}mark`, fault: `${id}fault` };
  const samples = column.samples.filter(Boolean).slice(0, SHOWN_SAMPLES);
  const mark = value && value === proposed ? marks[origin] : undefined;
  const describedBy = [ids.samples, mark && ids.mark, fault && ids.fault].filter(Boolean).join(' ');
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3 not-first:border-t not-first:border-base-300 sm:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {column.name}
        </label>
        <p id={ids.samples} className="line-clamp-2 text-sm text-quiet wrap-anywhere">
          {samples.length ? samples.join(' · ') : t('Nothing in it')}
        </p>
      </div>
      <div>
        <div className="flex items-center gap-3">
          <select
            id={id}
            value={value}
            onChange={({ target }) => onChange(target.value as ImportField | '')}
            aria-invalid={!!fault}
            aria-describedby={describedBy}
            className={`select min-w-0 grow ${fault ? 'select-error' : ''} ${value ? 'font-semibold' : 'text-quiet'}`}
          >
            <option value="">{t('Leave out')}</option>
            {IMPORT_FIELDS.map((field) => (
              <option key={field} value={field}>
                {fieldName(field)}
              </option>
            ))}
          </select>
          <span id={ids.mark} className="shrink-0 text-sm text-quiet sm:w-24">
            {mark && t(mark)}
          </span>
        </div>
        {fault && (
          <p id={ids.fault} className="mt-1.5 text-sm font-medium text-error">
            {fault}
          </p>
        )}
      </div>
    </li>
  );
}
