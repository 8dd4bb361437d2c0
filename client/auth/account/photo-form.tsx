import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { z } from 'zod';
import { reason } from '#client/api/call.ts';
import { changePhoto } from '#client/api/session/sign-in.ts';
import type { Person } from '#client/api/session/store.ts';
import { FormFault } from '#client/ui/form-error.tsx';
import { PhotoUrlField } from '#client/ui/photo-url-field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { drawnAvatar } from '#contract/avatar.ts';
import { WebAddress } from '#contract/fields.ts';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import { PhotoUpload } from './photo-upload.tsx';

const Photo = z.object({ photoURL: WebAddress });

export function PhotoForm({ person }: { person: Person }) {
  const photoURL = new URL(person.photoURL ?? drawnAvatar(person.name), location.origin).href;
  const form = useForm({ resolver: zodResolver(Photo), values: { photoURL } });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;

  const save = handleSubmit(async ({ photoURL }) => {
    try {
      await changePhoto(photoURL);
      toast.success(t('Updated Succesfully'));
    } catch (error) {
      console.error(error);
      setError('root', { message: reason(error) });
    }
  });

  return (
    <Card title={t('Change your photo')} lead={t('Buyers and sellers see it next to your name.')}>
      <PhotoUpload person={person} />
      <form method="post" noValidate onSubmit={save} className="mt-6 grid gap-4 border-t border-base-300 pt-5">
        <PhotoUrlField
          hint={t('Or give the web address of a picture of you: we show our own copy of it')}
          fault={errors.photoURL?.message}
          {...register('photoURL')}
        />
        {isDirty && <PhotoPreview address={watch('photoURL')} />}
        <FormFault>{errors.root?.message}</FormFault>
        <SubmitButton busy={isSubmitting} className="justify-self-start">
          {t('Save photo')}
        </SubmitButton>
      </form>
    </Card>
  );
}
