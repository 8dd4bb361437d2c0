import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#client/api/query-client.ts';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { useObjectUrls } from '#client/photos/object-urls.ts';
import { Icon } from '#client/ui/icon.tsx';
import { readMessagePhoto } from '#contract/messages.ts';
import type { Photo } from '#contract/photos.ts';
import { t } from '#language/t.ts';

const loadViewer = () => import('#client/products/gallery/viewer.tsx');
type Viewer = typeof import('#client/products/gallery/viewer.tsx');

interface MessagePhotosProps {
  conversationId: string;
  photos: Photo[];
  label: string;
}

/** Image elements send no token: the photos are fetched and shown from object URLs. */
export function MessagePhotos({ conversationId: id, photos, label }: MessagePhotosProps) {
  const files = useQueries({
    queries: photos.map((photo) => ({
      ...query(readMessagePhoto, { params: { id, name: photo.name } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const sources = useObjectUrls(files.map(({ data }) => data));
  const [open, setOpen] = useState<{ viewer: Viewer; start: number }>();
  const shots = photos.map((photo, at) => ({
    src: sources[at] ?? photo.placeholder,
    large: sources[at] ?? photo.placeholder,
    alt: photo.alt || t('Photo {number} of {count}', { number: at + 1, count: photos.length }),
    words: photo.alt,
  }));

  // A bar above the page reports a script that failed to load.
  const show = (start: number) =>
    lazyImport(loadViewer).then(
      (viewer) => setOpen({ viewer, start }),
      () => {},
    );

  return (
    <ul className={`grid gap-1 ${photos.length > 1 ? 'w-64 max-w-full grid-cols-2' : 'w-48 max-w-full'}`}>
      {shots.map(({ src, alt }, at) => (
        <li key={photos[at]?.name} className="relative aspect-4/3 overflow-hidden rounded-field bg-base-300">
          {files[at]?.isError ? (
            <span className="grid size-full place-items-center gap-1 p-2 text-center text-sm text-base-content">
              <Icon name="alert" />
              {t('{photo} could not be loaded', { photo: alt })}
            </span>
          ) : (
            <button
              type="button"
              aria-label={t('{photo}, in full size', { photo: alt })}
              onClick={() => void show(at)}
              className="block size-full cursor-zoom-in -outline-offset-4"
            >
              <img src={src} alt="" className={`size-full object-cover ${sources[at] ? '' : 'scale-125 blur-sm'}`} />
            </button>
          )}
        </li>
      ))}
      {open && (
        <li>
          <open.viewer.Viewer shots={shots} label={label} start={open.start} onClose={() => setOpen(undefined)} />
        </li>
      )}
    </ul>
  );
}
