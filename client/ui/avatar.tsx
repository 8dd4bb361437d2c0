import type { ComponentProps } from 'react';
import { Portrait } from './portrait.tsx';

interface AvatarProps extends ComponentProps<'button'> {
  name: string;
  photo: string | undefined;
}

/** A person's picture; the name shows on hover and on focus. */
export function Avatar({ name, photo, ...button }: AvatarProps) {
  return (
    <button
      type="button"
      {...button}
      className="tooltip shrink-0 tooltip-bottom before:wrap-anywhere rounded-full before:max-w-48 max-sm:tooltip-left aria-expanded:before:hidden aria-expanded:after:hidden"
      data-tip={name}
      aria-label={name}
    >
      <Portrait name={name} photo={photo} />
    </button>
  );
}
