import { DescribeButton } from '#client/photos/describe-button.tsx';
import { PhotoSending } from '#client/photos/photo-sending.tsx';
import type { PhotoTray, TrayPhoto } from '#client/photos/photo-tray.ts';
import { RemoveButton } from '#client/photos/remove-button.tsx';
import { TilePreview } from '#client/photos/tile-preview.tsx';

interface StatementPhotoTileProps {
  photo: TrayPhoto;
  name: string;
  tray: PhotoTray;
  onRemoved(): void;
}

export function StatementPhotoTile({ photo, name, tray, onRemoved }: StatementPhotoTileProps) {
  const { key, preview, alt, state } = photo;
  return (
    <li
      data-state={state}
      className={`relative overflow-hidden rounded-box border ${state === 'failed' ? 'border-error' : 'border-base-300'}`}
    >
      <div className="relative aspect-4/3 bg-base-300">
        <TilePreview key={preview} photo={photo} tray={tray} alt={alt} />
      </div>
      <RemoveButton
        name={name}
        onClick={() => {
          tray.remove(key);
          onRemoved();
        }}
      />
      <div className="p-1.5">
        {state === 'ready' ? (
          <DescribeButton photo={photo} name={name} tray={tray} />
        ) : (
          <PhotoSending photo={photo} name={name} tray={tray} />
        )}
      </div>
    </li>
  );
}
