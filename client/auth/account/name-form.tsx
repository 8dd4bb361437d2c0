import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { readPersonAgain } from '#client/api/session/session.ts';
import type { Person } from '#client/api/session/store.ts';
import { TextField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { changeName } from '#contract/people.ts';
import { t } from '#language/t.ts';
import { Card } from './card.tsx';

export function NameForm({ person }: { person: Person }) {
  const form = useForm({ resolver: zodResolver(changeName.body), defaultValues: { name: person.name } });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (body) => {
    try {
      await call(changeName, { body });
      await readPersonAgain();
      toast.success(t('Updated Succesfully'));
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });

  return (
    <Card title={t('Change your name')} lead={t('Buyers and sellers see it on bikes and deals.')}>
      <form method="post" noValidate onSubmit={save} className="grid gap-4">
        <TextField
          label={t('Full Name')}
          autoComplete="name"
          required
          fault={errors.name?.message}
          {...form.register('name')}
        />
        <FormFault>{errors.root?.message}</FormFault>
        <SubmitButton busy={isSubmitting} className="justify-self-start">
          {t('Save name')}
        </SubmitButton>
      </form>
    </Card>
  );
}
