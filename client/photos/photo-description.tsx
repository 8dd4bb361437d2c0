import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/field.tsx';
import { LONGEST_PHOTO_DESCRIPTION } from '#contract/photos.ts';
import { t } from '#language/t.ts';
import type { TrayPhoto } from './photo-tray.ts';

interface PhotoDescriptionProps {
  photo: TrayPhoto;
  onDescribe(words: string): void;
  onClose(): void;
}

/** Not a form, because it stands inside one. */
export function PhotoDescription({ photo, onDescribe, onClose }: PhotoDescriptionProps) {
  const [words, setWords] = useState(photo.alt);

  function save() {
    onDescribe(words.replace(/\s+/g, ' ').trim());
    onClose();
  }

  return (
    <Dialog title={t('Describe this photo')} onClose={onClose}>
      <div className="grid gap-4">
        <img src={photo.preview} alt="" className="max-h-60 w-full rounded-field bg-base-300 object-contain" />
        <TextField
          label={t('What does it show?')}
          hint={t('For people who cannot see it, like “Left side, small scratch on the tank”')}
          maxLength={LONGEST_PHOTO_DESCRIPTION}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
        />
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onClose} className="btn">
          {t('Cancel')}
        </button>
        <button type="button" onClick={save} className="btn btn-primary">
          {t('Keep||verb')}
        </button>
      </div>
    </Dialog>
  );
}
