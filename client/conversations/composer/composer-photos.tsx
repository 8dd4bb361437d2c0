import { useEffect, useState } from 'react';
import { PhotoSending, SendingBar } from '#client/photos/photo-sending.tsx';
import { PhotoTray, type TrayPhoto } from '#client/photos/photo-tray.ts';
import { RemoveButton } from '#client/photos/remove-button.tsx';
import { TilePreview } from '#client/photos/tile-preview.tsx';
import { TrayMessages } from '#client/photos/tray-messages.tsx';
import { addMessagePhoto, MOST_MESSAGE_PHOTOS } from '#contract/messages.ts';
import { message, t } from '#language/t.ts';
import { storePhotos } from './stored-photos.ts';

const WHOLE = {
  most: MOST_MESSAGE_PHOTOS,
  tooMany: message(
    'A message has {most} photos at most: {left, plural, one {# was left out} other {# were left out}}.',
  ),
  to: addMessagePhoto,
  isPrivate: true,
} as const;

/** Kept under the name of the conversation. */
export function useMessagePhotos(talk: string) {
  const [note, say] = useState('');
  const [tray] = useState(() => new PhotoTray([], say, WHOLE));
  useEffect(() => () => tray.close(), [tray]);
  useEffect(() => storePhotos(tray, talk), [tray, talk]);
  return { tray, note };
}

interface ComposerPhotosProps {
  photos: readonly TrayPhoto[];
  tray: PhotoTray;
  note: string;
  onRemoved(): void;
}

export function ComposerPhotos({ photos, tray, note, onRemoved }: ComposerPhotosProps) {
  return (
    <>
      {photos.length > 0 && (
        <ol aria-label={t('Photos to send')} className="mb-2 grid grid-cols-3 items-start gap-2 sm:grid-cols-6">
          {photos.map((photo, nth) => (
            <Tile
              key={photo.key}
              photo={photo}
              name={t('photo {number}', { number: nth + 1 })}
              tray={tray}
              onRemove={() => {
                tray.remove(photo.key);
                URL.revokeObjectURL(photo.preview);
                onRemoved();
              }}
            />
          ))}
        </ol>
      )}
      <TrayMessages photos={photos} note={note} className="mb-2" />
    </>
  );
}

interface TileProps {
  photo: TrayPhoto;
  name: string;
  tray: PhotoTray;
  onRemove(): void;
}

/** Of one height until it fails: the composer is below its photos, and would move with each that arrives. */
function Tile({ photo, name, tray, onRemove }: TileProps) {
  const { state, preview, fileName } = photo;
  return (
    <li
      data-state={state}
      className={`relative overflow-hidden rounded-field border ${state === 'failed' ? 'border-error' : 'border-base-300'}`}
    >
      <div className="relative aspect-square bg-base-300">
        <TilePreview key={preview} photo={photo} tray={tray} alt={fileName} />
        {(state === 'waiting' || state === 'sending') && (
          <div className="absolute inset-x-0 bottom-0 bg-base-100/90 p-1.5">
            <SendingBar photo={photo} name={name} />
          </div>
        )}
      </div>
      <RemoveButton name={name} onClick={onRemove} />
      {state === 'failed' && (
        <div className="p-1">
          <PhotoSending photo={photo} name={name} tray={tray} />
        </div>
      )}
    </li>
  );
}
