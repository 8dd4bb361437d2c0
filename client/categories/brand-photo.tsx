import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { reason } from '#client/api/call.ts';
import { uploadFile } from '#client/api/upload.ts';
import { Picture } from '#client/ui/picture.tsx';
import { photoAddress } from '#contract/photo-address.ts';
import { addPhoto, PHOTO_TYPES } from '#contract/photos.ts';
import { t } from '#language/t.ts';

interface BrandPhotoProps {
  shown?: string | undefined;
  fault?: string | undefined;
  onTaken(name: string): void;
}

export function BrandPhoto({ shown, fault, onTaken }: BrandPhotoProps) {
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(addPhoto, { file, type: file.type }),
    onSuccess: ({ name }) => onTaken(name),
    onError: (error) => console.error(error),
  });
  const picture = upload.data ? photoAddress(upload.data.name) : shown;
  const wrong = upload.error ? reason(upload.error) : fault;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('Picture')}
      </label>
      {picture && <Picture src={picture} alt="" className="h-40 w-full rounded-field" />}
      <input
        id={id}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        aria-invalid={!!wrong}
        aria-describedby={`${id}hint ${id}news`}
        onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
        className="file-input w-full"
      />
      <p id={`${id}hint`} className="text-sm text-quiet">
        {shown
          ? t('JPEG, PNG, WebP or AVIF, up to 15 MB. Without one it keeps its picture.')
          : t('JPEG, PNG, WebP or AVIF, up to 15 MB. Without one it gets a drawn picture.')}
      </p>
      <p id={`${id}news`} role="status" className={`text-sm font-medium ${wrong ? 'text-error' : ''}`}>
        {upload.isPending ? t('Uploading…') : (wrong ?? (upload.data ? t('The photo is uploaded.') : ''))}
      </p>
    </div>
  );
}
