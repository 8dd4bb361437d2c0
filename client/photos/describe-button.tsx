import { useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { PhotoDescription } from './photo-description.tsx';
import type { PhotoTray, TrayPhoto } from './photo-tray.ts';

interface DescribeButtonProps {
  photo: TrayPhoto;
  name: string;
  tray: PhotoTray;
  className?: string;
}

export function DescribeButton({ photo, name, tray, className = '' }: DescribeButtonProps) {
  const [open, setOpen] = useState(false);
  const label = t('Describe {photo}', { photo: name });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
        className={`btn btn-ghost btn-sm px-1.5 ${className}`}
      >
        {photo.alt && <Icon name="check" className="size-4 text-success" />}
        {t('Describe')}
      </button>
      {open && (
        <PhotoDescription
          photo={photo}
          onDescribe={(words) => tray.describe(photo.key, words)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
