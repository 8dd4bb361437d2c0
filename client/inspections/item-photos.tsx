import { useRef, useState } from 'react';
import { NoPhoto, sendable } from '#client/photos/photo-file.ts';
import { PhotoSource } from '#client/photos/photo-source.tsx';
import { RemoveButton } from '#client/photos/remove-button.tsx';
import { MOST_ENTRY_PHOTOS } from '#contract/inspection-items.ts';
import type { PHOTO_TYPES } from '#contract/photos.ts';
import { t } from '#language/t.ts';
import { LocalPhotoTile } from './local-photo-tile.tsx';

// The contract's photos would bring zod into the first load of the page.
const TYPES: (typeof PHOTO_TYPES)[number][] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export interface ShownPhoto {
  id: string;
  /** Absent while it is only elsewhere. */
  file: Blob | undefined;
}

interface ItemPhotosProps {
  photos: ShownPhoto[];
  disabled: boolean;
  onAdd(files: Blob[]): Promise<boolean>;
  onRemove(id: string): Promise<boolean>;
}

export function ItemPhotos({ photos, disabled, onAdd, onRemove }: ItemPhotosProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const source = useRef<HTMLButtonElement>(null);
  const room = MOST_ENTRY_PHOTOS - photos.length;

  async function add(chosen: File[]) {
    setBusy(true);
    setFault(chosen.length > room ? t('Each part has {most} photos at most.', { most: MOST_ENTRY_PHOTOS }) : '');
    try {
      const files = await Promise.all(chosen.slice(0, room).map(sendable));
      await onAdd(files.map(({ file, type }) => new Blob([file], { type })));
    } catch (error) {
      console.warn(error);
      setFault(error instanceof NoPhoto ? error.message : t('This photo could not be read. Please choose it again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-2">
      {photos.length > 0 && (
        <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {photos.map(({ id, file }, nth) => (
            <LocalPhotoTile key={id} file={file} name={t('photo {number}', { number: nth + 1 })}>
              <RemoveButton
                name={t('photo {number}', { number: nth + 1 })}
                size="size-11"
                onClick={() => void onRemove(id).then(() => source.current?.focus())}
              />
            </LocalPhotoTile>
          ))}
        </ol>
      )}
      {room > 0 && (
        <fieldset disabled={disabled} className="flex flex-wrap gap-2">
          <PhotoSource
            ref={source}
            accept={TYPES.join()}
            multiple
            busy={busy}
            onFiles={add}
            className="btn-outline min-h-11"
          >
            {t('Add photos')}
          </PhotoSource>
          <PhotoSource
            accept="image/*"
            capture="environment"
            busy={busy}
            onFiles={add}
            className="btn-outline min-h-11 pointer-fine:hidden"
          >
            {t('Take a photo')}
          </PhotoSource>
        </fieldset>
      )}
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {fault}
      </p>
    </div>
  );
}
