import { useState } from 'react';
import { initialsOf } from '#contract/avatar.ts';
import { isOwnPicture } from '#contract/own-picture.ts';

interface PortraitProps {
  name: string;
  photo: string | undefined;
  size?: string;
}

export function Portrait({ name, photo, size = 'size-9 text-sm' }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  if (photo && isOwnPicture(photo) && photo !== broken)
    return (
      <img
        src={photo}
        alt=""
        width="36"
        height="36"
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(photo)}
        className={`${size} shrink-0 rounded-full border border-base-300 object-cover`}
      />
    );
  return (
    <span
      data-initials={initialsOf(name)}
      className={`${size} grid shrink-0 place-items-center rounded-full bg-neutral font-semibold text-neutral-content before:content-[attr(data-initials)]`}
    />
  );
}
