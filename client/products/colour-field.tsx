import { TextField } from '#client/ui/field.tsx';
import { message, t } from '#language/t.ts';
import { type FormOfProduct, fieldOf } from './form-field.ts';

/** By what is stored. */
const SWATCHES = {
  Black: { label: message('Black||colour'), background: 'bg-[#17181a]' },
  White: { label: message('White||colour'), background: 'bg-[#fafafa]' },
  Silver: { label: message('Silver||colour'), background: 'bg-[#bfc3c7]' },
  Grey: { label: message('Grey||colour'), background: 'bg-[#6e7276]' },
  Red: { label: message('Red||colour'), background: 'bg-[#c01f26]' },
  Blue: { label: message('Blue||colour'), background: 'bg-[#1f4fae]' },
  Green: { label: message('Green||colour'), background: 'bg-[#2c7a3f]' },
  Yellow: { label: message('Yellow||colour'), background: 'bg-[#f0c020]' },
  Orange: { label: message('Orange||colour'), background: 'bg-[#e2701c]' },
  Brown: { label: message('Brown||colour'), background: 'bg-[#6b4428]' },
};

export function ColourField({ form }: { form: FormOfProduct }) {
  const colour = form.watch('colour');
  return (
    <div className="grid gap-2">
      <TextField label={t('Colour')} maxLength={30} {...fieldOf(form, 'colour')} />
      <div className="flex flex-wrap gap-2">
        {Object.entries(SWATCHES).map(([name, { label, background }]) => (
          <button
            key={name}
            type="button"
            aria-pressed={colour === name}
            aria-label={t(label)}
            title={t(label)}
            onClick={() => form.setValue('colour', colour === name ? '' : name, { shouldDirty: true })}
            className={`size-8 cursor-pointer rounded-full border border-base-content/40 outline-offset-2 aria-pressed:ring-3 aria-pressed:ring-base-content aria-pressed:ring-offset-2 aria-pressed:ring-offset-base-100 ${background}`}
          />
        ))}
      </div>
    </div>
  );
}
