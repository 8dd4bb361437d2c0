import { useState } from 'react';
import { PhotoDescription } from '#client/photos/photo-description.tsx';
import { PhotoSending } from '#client/photos/photo-sending.tsx';
import type { PhotoTray, TrayPhoto } from '#client/photos/photo-tray.ts';
import { Icon } from '#client/ui/icon.tsx';

interface StatementPhotoTileProps {
  photo: TrayPhoto;
  name: string;
  tray: PhotoTray;
  onRemoved(): void;
}

export function StatementPhotoTile({ photo, name, tray, onRemoved }: StatementPhotoTileProps) {
  const { key, preview, alt, state } = photo;
  const [broken, setBroken] = useState<string>();
  const [describing, setDescribing] = useState(false);
  return (
    <li
      data-state={state}
      className={`relative overflow-hidden rounded-box border ${state === 'failed' ? 'border-error' : 'border-base-300'}`}
    >
      {broken === preview ? (
        <span className="grid aspect-4/3 place-items-center bg-base-300 text-quiet">
          <Icon name="alert" className="size-10" />
        </span>
      ) : (
        <img
          src={preview}
          alt={alt}
          onError={() => setBroken(preview)}
          className={`aspect-4/3 w-full bg-base-300 object-cover ${state === 'ready' ? '' : 'opacity-60'}`}
        />
      )}
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => {
          tray.remove(key);
          onRemoved();
        }}
        className="btn btn-circle btn-sm absolute top-1.5 right-1.5 border-base-300 bg-base-100/90"
      >
        <Icon name="cross" className="size-4" />
      </button>
      <div className="p-1.5">
        {state === 'ready' ? (
          <button
            type="button"
            aria-label={`Describe ${name}`}
            onClick={() => setDescribing(true)}
            className="btn btn-ghost btn-sm"
          >
            {alt && <Icon name="check" className="size-4 text-success" />}
            Describe
          </button>
        ) : (
          <PhotoSending photo={photo} name={name} tray={tray} />
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
