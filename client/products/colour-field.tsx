import { TextField } from '#client/ui/field.tsx';
import { type FormOfProduct, fieldOf } from './form-field.ts';

const SWATCHES = {
  Black: 'bg-[#17181a]',
  White: 'bg-[#fafafa]',
  Silver: 'bg-[#bfc3c7]',
  Grey: 'bg-[#6e7276]',
  Red: 'bg-[#c01f26]',
  Blue: 'bg-[#1f4fae]',
  Green: 'bg-[#2c7a3f]',
  Yellow: 'bg-[#f0c020]',
  Orange: 'bg-[#e2701c]',
  Brown: 'bg-[#6b4428]',
};

export function ColourField({ form }: { form: FormOfProduct }) {
  const colour = form.watch('colour');
  return (
    <div className="grid gap-2">
      <TextField label="Colour" maxLength={30} {...fieldOf(form, 'colour')} />
      <div className="flex flex-wrap gap-2">
        {Object.entries(SWATCHES).map(([name, background]) => (
          <button
            key={name}
            type="button"
            aria-pressed={colour === name}
            aria-label={name}
            title={name}
            onClick={() => form.setValue('colour', colour === name ? '' : name, { shouldDirty: true })}
            className={`size-8 cursor-pointer rounded-full border border-base-content/40 outline-offset-2 aria-pressed:ring-3 aria-pressed:ring-base-content aria-pressed:ring-offset-2 aria-pressed:ring-offset-base-100 ${background}`}
          />
        ))}
      </div>
    </div>
  );
}
