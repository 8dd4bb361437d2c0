import { useState } from 'react';

/** A person's picture or, without a good one, initials; the name shows on hover and on focus. */
export function Avatar({ name, photo }: { name: string; photo: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <button type="button" className="tooltip tooltip-bottom rounded-full" data-tip={name} aria-label={name}>
      {photo && photo !== broken ? (
        <img
          src={photo}
          alt=""
          width="36"
          height="36"
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
          className="size-9 rounded-full border border-base-300 object-cover"
        />
      ) : (
        <span
          data-initials={initials(name)}
          className="grid size-9 place-items-center rounded-full bg-neutral text-sm font-semibold text-neutral-content before:content-[attr(data-initials)]"
        />
      )}
    </button>
  );
}

function initials(name: string) {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
}
