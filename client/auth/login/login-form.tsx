import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CredentialFields } from '#client/auth/credential-fields.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { Email } from '#contract/fields.ts';
import { t } from '#language/t.ts';

const Account = z.object({
  email: Email,
  password: z.string().min(1, { error: () => t('Please fill in this field') }),
});
type Account = z.input<typeof Account>;

interface LoginFormProps {
  onLogin(account: Account): Promise<void>;
  busy: boolean;
  fault: string | undefined;
}

export function LoginForm({ onLogin, busy, fault }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<Account>({
    resolver: zodResolver(Account, undefined, { raw: true }),
  });
  const { errors } = formState;
  return (
    <form method="post" noValidate onSubmit={handleSubmit(onLogin)} className="grid gap-4">
      <CredentialFields register={register} errors={errors} />
      <FormFault>{fault}</FormFault>
      <SubmitButton busy={busy}>{t('Login')}</SubmitButton>
    </form>
  );
}
