import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import type { PhotoTray, TrayPhoto } from './photo-tray.ts';

interface TilePreviewProps {
  photo: TrayPhoto;
  tray: PhotoTray;
  /** Empty where a parent names the photo. */
  alt: string;
}

/** The picture of a tile. Key it by the preview, so that an error does not outlive its picture. */
export function TilePreview({ photo: { key, preview, state }, tray, alt }: TilePreviewProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Icon name="alert" className="absolute inset-0 m-auto size-10 text-quiet" />;
  return (
    <img
      src={preview}
      alt={alt}
      draggable={false}
      onError={() => {
        setBroken(true);
        void tray.checkPreview(key);
      }}
      className={`absolute inset-0 size-full object-cover ${state === 'ready' ? '' : 'opacity-60'}`}
    />
  );
}
