import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { toastAnotherAdmin } from '#client/admin/another-admin.ts';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { invalidate, refresh } from '#client/api/query-client.ts';
import { readPersonAgain } from '#client/api/session/session.ts';
import { Card } from '#client/auth/account/card.tsx';
import { useRight } from '#client/auth/use-right.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { rich } from '#client/ui/rich.ts';
import { ADMIN_JOBS, type AdminJob } from '#contract/admin-jobs.ts';
import { readPerson } from '#contract/person-facts.ts';
import { changeAdminJob, listUsers, type User } from '#contract/users.ts';
import { t } from '#language/t.ts';
import { jobWords } from './job-words.ts';

export function JobCard({ user: { name, email, job = 'owner' } }: { user: User }) {
  const isOwner = useRight('admins');
  const [wished, setWished] = useState<AdminJob>(job);
  const [isAsked, setIsAsked] = useState(false);
  const change = useConfirmedMutation({
    mutate: () => call(changeAdminJob, { params: { email }, body: { job: wished } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount) toast.success(t('Updated Succesfully'));
      else toastAnotherAdmin();
      setIsAsked(false);
      void invalidate(listUsers);
      await Promise.all([refresh(readPerson), readPersonAgain()]);
    },
  });
  return (
    <Card title={t('Job')}>
      <p>
        <strong className="font-semibold">{t('{text}.', { text: t(jobWords[job].name) })}</strong>{' '}
        {t('{text}.', { text: t(jobWords[job].does) })}
      </p>
      {isOwner && (
        <div className="mt-4 grid gap-4">
          <SelectField
            label={t('Another job')}
            hint={t('{text}.', { text: t(jobWords[wished].does) })}
            options={ADMIN_JOBS.map((value) => ({ value, text: t(jobWords[value].name) }))}
            value={wished}
            onChange={({ target }) => setWished(target.value as AdminJob)}
          />
          <button
            type="button"
            disabled={wished === job}
            onClick={() => setIsAsked(true)}
            className="btn btn-primary justify-self-start"
          >
            {t('Change the job')}
          </button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('Change the job?')}
          keep={t('Keep the job')}
          confirm={t('Change')}
          {...change}
          onClose={() => setIsAsked(false)}
        >
          <p className="wrap-anywhere">
            {rich('{name} is {job} and becomes <strong>{wished}</strong>: {does}.', {
              name,
              job: t(jobWords[job].name),
              wished: t(jobWords[wished].name),
              does: t(jobWords[wished].does),
              strong: (words) => <strong>{words}</strong>,
            })}
          </p>
          <p>{t('It counts at once, also where they are logged in.')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
