import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFaults } from '#client/api/form-errors.ts';
import { EASY_PASSWORD, IdentityError } from '#client/api/session/identity-client.ts';
import { signUp } from '#client/api/session/sign-in.ts';
import { CredentialFields } from '#client/auth/credential-fields.tsx';
import { SelectField, TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { PhotoUrlField } from '#client/ui/photo-url-field.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { message, t } from '#language/t.ts';
import { useDrawnPhoto } from './drawn-photo.ts';
import { NewAccount } from './new-account.ts';

const roles = [
  { value: 'buyer', text: message('Buyer: I want to buy') },
  { value: 'seller', text: message('Seller: I want to sell') },
];

interface SignupFormProps {
  role: NewAccount['role'];
  onCreated(): Promise<void>;
}

export function SignupForm({ role, onCreated }: SignupFormProps) {
  const form = useForm<NewAccount>({
    resolver: zodResolver(NewAccount, undefined, { raw: true }),
    defaultValues: { role },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  useDrawnPhoto(form);

  const join = handleSubmit(async (account) => {
    try {
      await signUp(account);
      await onCreated();
    } catch (error) {
      console.error(error);
      if (error instanceof IdentityError && error.code === EASY_PASSWORD)
        form.setError('password', { message: error.message }, { shouldFocus: true });
      else showFaults(form, error);
    }
  });

  return (
    <form method="post" noValidate onSubmit={join} className="grid gap-4">
      <TextField
        label={t('Full Name')}
        autoComplete="name"
        required
        fault={errors.name?.message}
        {...register('name')}
      />
      <PhotoUrlField
        hint={t(
          'Leave it as it is and your initials are shown. You can upload a photo in My Account once your e-mail is confirmed.',
        )}
        fault={errors.photoURL?.message}
        {...register('photoURL')}
      />
      <CredentialFields register={register} errors={errors} isNew />
      <SelectField
        label={t('Role')}
        required
        options={roles.map(({ value, text }) => ({ value, text: t(text) }))}
        fault={errors.role?.message}
        {...register('role')}
      />
      <FormFault>{errors.root?.message}</FormFault>
      <SubmitButton busy={isSubmitting}>{t('SignUp')}</SubmitButton>
    </form>
  );
}
