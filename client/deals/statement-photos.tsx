import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDroppedFiles } from '#client/photos/dropped-files.ts';
import { PhotoSources } from '#client/photos/photo-sources.tsx';
import { PhotoTray } from '#client/photos/photo-tray.ts';
import { TrayMessages } from '#client/photos/tray-messages.tsx';
import { MOST_STATEMENT_PHOTOS } from '#contract/deals.ts';
import { addPhoto } from '#contract/photos.ts';
import { message, t } from '#language/t.ts';
import { StatementPhotoTile } from './statement-photo-tile.tsx';

const WHOLE = {
  most: MOST_STATEMENT_PHOTOS,
  tooMany: message(
    'A statement has {most} photos at most: {left, plural, one {# was left out} other {# were left out}}.',
  ),
  to: addPhoto,
};

export function useStatementPhotos() {
  const [note, say] = useState('');
  const [tray] = useState(() => new PhotoTray([], say, WHOLE));
  useEffect(() => () => tray.close(), [tray]);
  return { tray, note };
}

/** Accepts dropped, pasted and chosen files, and shows upload progress. */
export function StatementPhotos({ tray, note }: ReturnType<typeof useStatementPhotos>) {
  const photos = useSyncExternalStore(tray.subscribe, tray.photos);
  const { target } = useDroppedFiles((files) => tray.add(files));
  const sources = useRef<HTMLButtonElement>(null);
  return (
    <div {...target} className="grid gap-3 rounded-box border-2 border-dashed border-base-300 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PhotoSources ref={sources} onFiles={(files) => tray.add(files)} />
        <p className="text-sm text-quiet">{t('Up to {count, number}', { count: MOST_STATEMENT_PHOTOS })}</p>
      </div>
      {photos.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, nth) => (
            <StatementPhotoTile
              key={photo.key}
              photo={photo}
              name={t('photo {number}', { number: nth + 1 })}
              tray={tray}
              onRemoved={() => sources.current?.focus()}
            />
          ))}
        </ol>
      )}
      <TrayMessages photos={photos} note={note} />
    </div>
  );
}
