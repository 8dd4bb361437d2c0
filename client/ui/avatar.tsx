import { Portrait } from './portrait.tsx';

/** A person's picture; the name shows on hover and on focus. */
export function Avatar({ name, photo }: { name: string; photo: string | undefined }) {
  return (
    <button
      type="button"
      className="tooltip shrink-0 tooltip-bottom before:wrap-anywhere rounded-full before:max-w-48 max-sm:tooltip-left"
      data-tip={name}
      aria-label={name}
    >
      <Portrait name={name} photo={photo} />
    </button>
  );
}
