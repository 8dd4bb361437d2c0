import { Icon } from '#client/ui/icon.tsx';

interface UnsentPhotosProps {
  count: number;
  /** None after a reload. */
  previews: string[];
}

/** As they were chosen, until the message has arrived. */
export function UnsentPhotos({ count, previews }: UnsentPhotosProps) {
  return (
    <ul className={`grid gap-1 ${count > 1 ? 'w-64 max-w-full grid-cols-2' : 'w-48 max-w-full'}`}>
      {Array.from({ length: count }, (_, nth) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          key={nth}
          className="grid aspect-4/3 place-items-center overflow-hidden rounded-field bg-base-300"
        >
          {previews[nth] ? (
            <img src={previews[nth]} alt="" className="size-full object-cover opacity-70" />
          ) : (
            <Icon name="photo" />
          )}
        </li>
      ))}
    </ul>
  );
}
