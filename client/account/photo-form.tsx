import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { z } from 'zod';
import { reason } from '#client/api.ts';
import { changePhoto } from '#client/session/sign-in.ts';
import type { Person } from '#client/session/store.ts';
import { FormFault } from '#client/ui/form-fault.tsx';
import { PhotoUrlField } from '#client/ui/photo-url-field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { WebAddress } from '#contract/text.ts';
import { Card } from './card.tsx';
import { PhotoPreview } from './photo-preview.tsx';

const Photo = z.object({ photoURL: WebAddress });

export function PhotoForm({ person }: { person: Person }) {
  const form = useForm({ resolver: zodResolver(Photo), defaultValues: { photoURL: whole(person.photoURL) } });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(async ({ photoURL }) => {
    try {
      await changePhoto(photoURL);
      toast.success('Updated Succesfully');
    } catch (error) {
      console.error(error);
      setError('root', { message: reason(error) });
    }
  });

  return (
    <Card title="Change your photo" lead="Shown next to your name.">
      <form method="post" noValidate onSubmit={save} className="grid gap-4">
        <PhotoUrlField fault={errors.photoURL?.message} {...register('photoURL')} />
        <PhotoPreview address={watch('photoURL')} />
        <FormFault>{errors.root?.message}</FormFault>
        <SubmitButton busy={isSubmitting} className="justify-self-start">
          Save photo
        </SubmitButton>
      </form>
    </Card>
  );
}

/** The pictures that came with Kickstand are kept without its own address. */
function whole(photoURL: string | undefined) {
  return photoURL ? new URL(photoURL, location.origin).href : '';
}
