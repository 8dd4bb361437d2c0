import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { PhotoDescription } from './photo-description.tsx';
import { PhotoSending } from './photo-sending.tsx';
import type { PhotoTray, TrayPhoto } from './photo-tray.ts';

interface PhotoTileProps {
  photo: TrayPhoto;
  place: number;
  of: number;
  tray: PhotoTray;
  onMove(key: string, place: number): void;
  onRemove(photo: TrayPhoto): void;
}

/** One photo, with all that can be done about it. */
export function PhotoTile({ photo, place, of, tray, onMove, onRemove }: PhotoTileProps) {
  const { key, fileName, preview, alt, state } = photo;
  const sortable = useSortable({ id: key, attributes: { roleDescription: 'photo that can be moved' } });
  const [describing, setDescribing] = useState(false);
  const name = `photo ${place + 1}`;
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
        aria-label={`Photo ${place + 1} of ${of}${alt || fileName ? `: ${alt || fileName}` : ''}`}
        className="relative block aspect-4/3 w-full cursor-grab touch-manipulation bg-base-300 -outline-offset-4 active:cursor-grabbing"
      >
        <Preview key={preview} photo={photo} onBroken={() => tray.look(key)} />
      </button>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-1.5 left-1.5 rounded-selector px-2 py-0.5 text-sm font-semibold ${place ? 'bg-base-100/90 tabular-nums' : 'bg-primary text-primary-content'}`}
      >
        {place ? place + 1 : 'Cover'}
      </span>
      <Action
        label={`Remove ${name}`}
        onClick={() => onRemove(photo)}
        className="btn-circle absolute top-1.5 right-1.5 border-base-300 bg-base-100/90"
      >
        <Icon name="cross" className="size-4" />
      </Action>
      <div className="flex grow flex-col justify-between gap-1 p-1.5">
        {state !== 'ready' && <PhotoSending photo={photo} name={name} tray={tray} />}
        <div className="flex flex-wrap items-center justify-between">
          <Action label={`Move ${name} left`} disabled={place === 0} onClick={() => onMove(key, place - 1)}>
            <Icon name="arrow" className="size-4 rotate-180" />
          </Action>
          <Action label={`Move ${name} right`} disabled={place === of - 1} onClick={() => onMove(key, place + 1)}>
            <Icon name="arrow" className="size-4" />
          </Action>
          {state === 'ready' && (
            <Action
              label={`Describe ${name}`}
              onClick={() => setDescribing(true)}
              className="btn-ghost max-sm:basis-full"
            >
              {alt && <Icon name="check" className="size-4 text-success" />}
              Describe
            </Action>
          )}
        </div>
        {place > 0 && (
          <Action label={`Make cover: ${name}`} onClick={() => onMove(key, 0)}>
            Make cover
          </Action>
        )}
      </div>
      {describing && (
        <PhotoDescription
          photo={photo}
          onDescribe={(words) => tray.describe(key, words)}
          onClose={() => setDescribing(false)}
        />
      )}
    </li>
  );
}

function Preview({ photo, onBroken }: { photo: TrayPhoto; onBroken(): void }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Icon name="alert" className="absolute inset-0 m-auto size-10 text-quiet" />;
  return (
    <img
      src={photo.preview}
      alt=""
      draggable={false}
      onError={() => {
        setBroken(true);
        onBroken();
      }}
      className={`absolute inset-0 size-full object-cover ${photo.state === 'ready' ? '' : 'opacity-60'}`}
    />
  );
}

interface ActionProps {
  label: string;
  disabled?: boolean;
  className?: string;
  onClick(): void;
  children: ReactNode;
}

/** Not `disabled`, which would lose the focus of whoever moves a photo to the end. */
function Action({ label, disabled = false, className = 'btn-ghost', onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => disabled || onClick()}
      className={`btn btn-sm min-w-8 px-1.5 aria-disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  );
}
