import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Icon } from '#client/ui/icon.tsx';
import type { Photo } from '#contract/photos.ts';
import { t } from '#language/t.ts';
import { useObjectUrls } from './object-urls.ts';

interface PrivatePhotoProps<Key extends QueryKey> {
  photo: Photo;
  nth: number;
  file: UseQueryOptions<Blob, Error, Blob, Key>;
}

/** An image element sends no token: the photo is fetched and shown from an object URL. */
export function PrivatePhoto<Key extends QueryKey>({ photo, nth, file }: PrivatePhotoProps<Key>) {
  const { data, isError } = useQuery({ ...file, staleTime: Number.POSITIVE_INFINITY });
  const [src] = useObjectUrls([data]);
  const words = photo.alt || t('Photo {number}', { number: nth });
  if (isError)
    return (
      <li className="grid aspect-4/3 place-items-center gap-1 rounded-field bg-base-300 p-2 text-center text-sm">
        <Icon name="alert" />
        {t('{photo} could not be loaded', { photo: words })}
      </li>
    );
  if (!src)
    return (
      <li>
        <img src={photo.placeholder} alt="" className="aspect-4/3 w-full rounded-field object-cover blur-sm" />
      </li>
    );
  return (
    <li>
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt={words} className="aspect-4/3 w-full rounded-field bg-base-300 object-cover" />
      </a>
    </li>
  );
}
