import type { Ref } from 'react';
import { PHOTO_TYPES } from '#contract/photos.ts';
import { t } from '#language/t.ts';
import { PhotoSource } from './photo-source.tsx';

interface PhotoSourcesProps {
  onFiles(files: File[]): void;
  ref: Ref<HTMLButtonElement>;
}

export function PhotoSources({ onFiles, ref }: PhotoSourcesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {/* An iPhone converts HEIC to JPEG for inputs that do not accept HEIC. */}
      <PhotoSource ref={ref} accept={PHOTO_TYPES.join()} multiple onFiles={onFiles} className="btn-neutral">
        {t('Add photos')}
      </PhotoSource>
      <PhotoSource accept="image/*" capture="environment" onFiles={onFiles} className="btn-outline pointer-fine:hidden">
        {t('Take a photo')}
      </PhotoSource>
    </div>
  );
}
