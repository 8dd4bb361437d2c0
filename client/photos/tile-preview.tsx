import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import type { PhotoTray, TrayPhoto } from './photo-tray.ts';

interface TilePreviewProps {
  photo: TrayPhoto;
  tray: PhotoTray;
  /** Empty where something around it names the photo. */
  alt: string;
}

/** What a photo shows, filling its tile; keyed by the preview, as another one may load. */
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
