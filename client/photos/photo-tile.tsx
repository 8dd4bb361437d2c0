import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { DescribeButton } from './describe-button.tsx';
import { PhotoSending } from './photo-sending.tsx';
import type { PhotoTray, TrayPhoto } from './photo-tray.ts';
import { RemoveButton } from './remove-button.tsx';
import { TilePreview } from './tile-preview.tsx';

interface PhotoTileProps {
  photo: TrayPhoto;
  place: number;
  of: number;
  tray: PhotoTray;
  onMove(key: string, place: number): void;
  onRemove(photo: TrayPhoto): void;
}

export function PhotoTile({ photo, place, of, tray, onMove, onRemove }: PhotoTileProps) {
  const { key, fileName, preview, alt, state } = photo;
  const sortable = useSortable({ id: key, attributes: { roleDescription: t('photo that can be moved') } });
  const name = t('photo {number}', { number: place + 1 });
  return (
    <li
      ref={sortable.setNodeRef}
      data-state={state}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={`relative flex flex-col overflow-hidden rounded-box border bg-base-100 ${sortable.isDragging ? 'z-10 border-base-content shadow-xl' : ''} ${state === 'failed' ? 'border-error' : 'border-base-300'}`}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={label(place + 1, of, alt || fileName)}
        className="relative block aspect-4/3 w-full cursor-grab touch-manipulation bg-base-300 -outline-offset-4 active:cursor-grabbing"
      >
        <TilePreview key={preview} photo={photo} tray={tray} alt="" />
      </button>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-1.5 start-1.5 rounded-selector px-2 py-0.5 text-sm font-semibold ${place ? 'bg-base-100/90 tabular-nums' : 'bg-primary text-primary-content'}`}
      >
        {place ? place + 1 : t('Cover')}
      </span>
      <RemoveButton name={name} onClick={() => onRemove(photo)} />
      <div className="flex grow flex-col justify-between gap-1 p-1.5">
        {state !== 'ready' && <PhotoSending photo={photo} name={name} tray={tray} />}
        <div className="flex flex-wrap items-center justify-between">
          <Action
            label={t('Move {photo} left', { photo: name })}
            disabled={place === 0}
            onClick={() => onMove(key, place - 1)}
          >
            <Icon name="arrow" className="size-4 rotate-180" />
          </Action>
          <Action
            label={t('Move {photo} right', { photo: name })}
            disabled={place === of - 1}
            onClick={() => onMove(key, place + 1)}
          >
            <Icon name="arrow" className="size-4" />
          </Action>
          {state === 'ready' && <DescribeButton photo={photo} name={name} tray={tray} className="max-sm:basis-full" />}
        </div>
        {place > 0 && (
          <Action label={t('Make cover: {photo}', { photo: name })} onClick={() => onMove(key, 0)}>
            {t('Make cover')}
          </Action>
        )}
      </div>
    </li>
  );
}

const label = (number: number, count: number, words: string) =>
  words
    ? t('Photo {number} of {count}: {words}', { number, count, words })
    : t('Photo {number} of {count}', { number, count });

interface ActionProps {
  label: string;
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

/** `aria-disabled`, because `disabled` loses the focus at the end of the list. */
function Action({ label, disabled = false, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      className="btn btn-ghost btn-sm min-w-8 px-1.5 aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
