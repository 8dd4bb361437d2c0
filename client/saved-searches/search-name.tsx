import { useEffect, useRef } from 'react';
import { t } from '#language/t.ts';

interface SearchNameProps {
  name: string;
  /** Undefined: nothing is changed. */
  onDone(name?: string): void;
}

export function SearchName({ name, onDone }: SearchNameProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(field.current?.value.trim());
      }}
    >
      <input
        ref={field}
        aria-label={t('Name of {name}', { name })}
        defaultValue={name}
        required
        maxLength={80}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        className="input grow"
      />
      <button type="submit" className="btn btn-primary">
        {t('Keep this name')}
      </button>
      <button type="button" onClick={() => onDone()} className="btn btn-ghost">
        {t('Cancel')}
      </button>
    </form>
  );
}
