import type { ReactNode } from 'react';
import { useObjectUrls } from '#client/photos/object-urls.ts';
import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';

interface LocalPhotoTileProps {
  /** Absent while it is only elsewhere. */
  file: Blob | undefined;
  name: string;
  children?: ReactNode;
}

export function LocalPhotoTile({ file, name, children }: LocalPhotoTileProps) {
  const [src] = useObjectUrls([file]);
  return (
    <li className="relative">
      {src ? (
        <a href={src} target="_blank" rel="noreferrer">
          <img
            src={src}
            alt={t('Open {photo}', { photo: name })}
            className="aspect-4/3 w-full rounded-field bg-base-300 object-cover"
          />
        </a>
      ) : (
        <div className="grid aspect-4/3 place-items-center rounded-field bg-base-300 p-2 text-center text-sm">
          <Icon name="photo" />
          {!file && t('Not on this device yet')}
        </div>
      )}
      {children}
    </li>
  );
}
