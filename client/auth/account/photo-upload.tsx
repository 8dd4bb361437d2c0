import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { readPersonAgain } from '#client/api/session/session.ts';
import type { Person } from '#client/api/session/store.ts';
import { PhotoSource } from '#client/photos/photo-source.tsx';
import { sendPhoto, whyNot } from '#client/photos/send-photo.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { Portrait } from '#client/ui/portrait.tsx';
import { AVATARS } from '#contract/avatar.ts';
import { PHOTO_TYPES } from '#contract/photos.ts';
import { changePortrait, removePortrait } from '#contract/portraits.ts';
import { t } from '#language/t.ts';

export function PhotoUpload({ person }: { person: Person }) {
  const chooser = useRef<HTMLButtonElement>(null);
  const change = useMutation({
    mutationFn: async (file: File | undefined) => {
      if (file) await sendPhoto(file, { to: changePortrait, signal: new AbortController().signal });
      else await call(removePortrait);
      await readPersonAgain();
    },
    onSuccess: () => toast.success(t('Updated Succesfully')),
    onError: (error) => console.error(error),
  });
  const take = ([file]: File[]) => {
    if (file) change.mutate(file);
  };
  const hasPhoto = person.photoURL && !person.photoURL.startsWith(AVATARS);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Portrait name={person.name} photo={person.photoURL} size="size-24 text-3xl" />
      <div className="grid min-w-0 grow basis-56 justify-items-start gap-2">
        <p className="text-sm text-quiet">
          {person.emailConfirmed
            ? t(
                'JPEG, PNG, WebP or AVIF, up to 15 MB. The square in its middle is shown. Without a photo your initials are.',
              )
            : t(
                'You can upload a photo as soon as you have confirmed your e-mail. Until then your initials are shown.',
              )}
        </p>
        <div className="flex flex-wrap gap-2">
          {person.emailConfirmed && (
            <PhotoSource
              ref={chooser}
              accept={PHOTO_TYPES.join()}
              busy={change.isPending && !!change.variables}
              onFiles={take}
              className="btn-neutral"
            >
              {t('Upload a photo')}
            </PhotoSource>
          )}
          {hasPhoto && (
            <BusyButton
              busy={change.isPending && !change.variables}
              onClick={() => change.mutate(undefined, { onSuccess: () => chooser.current?.focus() })}
              className="btn-ghost"
            >
              {t('Use my initials')}
            </BusyButton>
          )}
        </div>
        <FormFault>{change.isError ? whyNot(change.error) : undefined}</FormFault>
      </div>
    </div>
  );
}
