import { type ComponentProps, type Ref, useRef } from 'react';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { PHOTO_TYPES } from '#contract/photos.ts';

interface PhotoSourcesProps {
  onFiles(files: File[]): void;
  ref: Ref<HTMLButtonElement>;
}

export function PhotoSources({ onFiles, ref }: PhotoSourcesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {/* An iPhone converts HEIC to JPEG for inputs that do not accept HEIC. */}
      <PhotoSource ref={ref} accept={PHOTO_TYPES.join()} multiple onFiles={onFiles} className="btn-neutral">
        Add photos
      </PhotoSource>
      <PhotoSource accept="image/*" capture="environment" onFiles={onFiles} className="btn-outline pointer-fine:hidden">
        Take a photo
      </PhotoSource>
    </div>
  );
}

interface PhotoSourceProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'> {
  onFiles(files: File[]): void;
  busy?: boolean;
  className: string;
  children: string;
  ref?: Ref<HTMLButtonElement>;
}

export function PhotoSource({ onFiles, busy = false, className, children, ref, ...input }: PhotoSourceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <BusyButton ref={ref} busy={busy} onClick={() => chooser.current?.click()} className={className}>
        {children}
      </BusyButton>
      <input
        {...input}
        ref={chooser}
        type="file"
        hidden
        aria-label={children}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
