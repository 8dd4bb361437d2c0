import { type ComponentProps, type Ref, useRef } from 'react';
import { PHOTO_TYPES } from '#contract/photos.ts';

interface PhotoSourcesProps {
  onFiles(files: File[]): void;
  /** The button that the focus goes to when photos are missing. */
  ref: Ref<HTMLButtonElement>;
}

/** Where photos come from: the files of this device, or its camera. */
export function PhotoSources({ onFiles, ref }: PhotoSourcesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {/* An iPhone turns its own format into JPEG for whoever does not ask for it. */}
      <Source ref={ref} accept={PHOTO_TYPES.join()} multiple onFiles={onFiles} className="btn-neutral">
        Add photos
      </Source>
      <Source accept="image/*" capture="environment" onFiles={onFiles} className="btn-outline pointer-fine:hidden">
        Take a photo
      </Source>
    </div>
  );
}

interface SourceProps extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'> {
  onFiles(files: File[]): void;
  className: string;
  children: string;
  ref?: Ref<HTMLButtonElement>;
}

function Source({ onFiles, className, children, ref, ...input }: SourceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button ref={ref} type="button" onClick={() => chooser.current?.click()} className={`btn ${className}`}>
        {children}
      </button>
      <input
        {...input}
        ref={chooser}
        type="file"
        hidden
        aria-label={children}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
