import { type Ref, useRef, useState, useSyncExternalStore } from 'react';
import { rich } from '#client/ui/rich.ts';
import { MOST_PHOTOS } from '#contract/photos.ts';
import { t } from '#language/t.ts';
import { useDroppedFiles } from './dropped-files.ts';
import { PhotoSources } from './photo-sources.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { isUnderWay, type PhotoTray, type TrayPhoto } from './photo-tray.ts';
import { SortablePhotos } from './sortable-photos.tsx';
import { TrayMessages } from './tray-messages.tsx';

interface PhotosFieldProps {
  tray: PhotoTray;
  note: string;
  fault: string | undefined;
  ref: Ref<HTMLButtonElement>;
}

export function PhotosField({ tray, note, fault, ref }: PhotosFieldProps) {
  const photos = useSyncExternalStore(tray.subscribe, tray.photos);
  const { isOver, target } = useDroppedFiles((files) => tray.add(files));
  const [moved, setMoved] = useState('');

  function move(key: string, place: number) {
    tray.move(key, place);
    setMoved(
      place
        ? t('It is photo {number} of {count} now.', { number: place + 1, count: photos.length })
        : t('It is the cover now.'),
    );
  }

  return (
    <div
      {...target}
      className={`grid gap-4 rounded-box border-2 border-dashed p-2.5 sm:p-4 ${isOver ? 'border-base-content bg-primary/25' : 'border-base-300'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PhotoSources ref={ref} onFiles={(files) => tray.add(files)} />
        <p className="text-sm text-quiet">
          {isOver
            ? t('Drop them here')
            : rich('Up to {most}<mouse>; you can also drop or paste them here</mouse>', {
                most: MOST_PHOTOS,
                mouse: (words) => <span className="pointer-coarse:hidden">{words}</span>,
              })}
        </p>
      </div>
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {fault}
      </p>
      <Photos photos={photos} tray={tray} onMove={move} />
      <TrayMessages photos={photos} note={note} labelOf={labelOf} />
      <p role="status" className="sr-only">
        {progress(photos)}
      </p>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </div>
  );
}

interface PhotosProps {
  photos: readonly TrayPhoto[];
  tray: PhotoTray;
  onMove(key: string, place: number): void;
}

function Photos({ photos, tray, onMove }: PhotosProps) {
  const [removal, setRemoval] = useState<Removal>();
  const list = useRef<HTMLOListElement>(null);

  function putBack({ undo, place }: Removal) {
    undo();
    setRemoval(undefined);
    requestAnimationFrame(() => list.current?.children[place]?.querySelector('button')?.focus());
  }

  return (
    <>
      {photos.length > 0 && (
        <SortablePhotos keys={photos.map(({ key }) => key)} onMove={onMove}>
          <ol ref={list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {photos.map((photo, place) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                place={place}
                of={photos.length}
                tray={tray}
                onMove={onMove}
                onRemove={({ key }) => setRemoval({ key, place, undo: tray.remove(key) })}
              />
            ))}
          </ol>
        </SortablePhotos>
      )}
      {removal && <PhotoRemoved key={removal.key} onUndo={() => putBack(removal)} />}
    </>
  );
}

const labelOf = ({ fileName }: TrayPhoto, place: number) =>
  fileName
    ? t('Photo {number}, {file}', { number: place + 1, file: fileName })
    : t('Photo {number}', { number: place + 1 });

interface Removal {
  key: string;
  place: number;
  undo(): void;
}

function PhotoRemoved({ onUndo }: { onUndo(): void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      {t('A photo was removed.')}
      <button
        // The focused button has disappeared.
        ref={(button) => button?.focus()}
        type="button"
        aria-label={t('Undo: put the removed photo back')}
        onClick={onUndo}
        className="btn btn-outline btn-sm"
      >
        {t('Undo')}
      </button>
    </p>
  );
}

function progress(photos: readonly TrayPhoto[]) {
  const failed = photos.filter(({ state }) => state === 'failed').length;
  if (photos.some(isUnderWay) || !photos.length) return '';
  const ready = photos.length - failed;
  const summary = t('{ready, plural, one {# photo is ready} other {# photos are ready}}.', { ready });
  return failed
    ? `${summary} ${t('{failed, plural, one {# was not added} other {# were not added}}.', { failed })}`
    : summary;
}
