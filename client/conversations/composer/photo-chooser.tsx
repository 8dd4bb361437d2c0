import { useRef } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { PHOTO_TYPES } from '#contract/photos.ts';
import { t } from '#language/t.ts';

interface PhotoChooserProps {
  onFiles(files: File[]): void;
}

/** A phone offers its camera as well. */
export function PhotoChooser({ onFiles }: PhotoChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        aria-label={t('Add photos')}
        title={t('Add photos')}
        onClick={() => chooser.current?.click()}
        className="btn btn-ghost px-2.5"
      >
        <Icon name="photo" />
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={PHOTO_TYPES.join()}
        aria-label={t('Add photos')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
