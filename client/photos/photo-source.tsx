import { type ComponentProps, type Ref, useRef } from 'react';
import { BusyButton } from '#client/ui/busy-button.tsx';

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
