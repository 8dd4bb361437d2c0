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
import { ADMIN_JOBS, type AdminJob } from '#contract/admin-jobs.ts';
import { readPerson } from '#contract/person-facts.ts';
import { changeAdminJob, listUsers, type User } from '#contract/users.ts';
import { jobWords } from './job-words.ts';

const options = ADMIN_JOBS.map((value) => ({ value, text: jobWords[value].name }));

export function JobCard({ user: { name, email, job = 'owner' } }: { user: User }) {
  const isOwner = useRight('admins');
  const [wished, setWished] = useState<AdminJob>(job);
  const [isAsked, setIsAsked] = useState(false);
  const change = useConfirmedMutation({
    mutate: () => call(changeAdminJob, { params: { email }, body: { job: wished } }),
    onSuccess: async ({ modifiedCount }) => {
      if (modifiedCount) toast.success('Updated Succesfully');
      else toastAnotherAdmin();
      setIsAsked(false);
      void invalidate(listUsers);
      await Promise.all([refresh(readPerson), readPersonAgain()]);
    },
  });
  return (
    <Card title="Job">
      <p>
        <strong className="font-semibold">{jobWords[job].name}.</strong> {jobWords[job].does}.
      </p>
      {isOwner && (
        <div className="mt-4 grid gap-4">
          <SelectField
            label="Another job"
            hint={`${jobWords[wished].does}.`}
            options={options}
            value={wished}
            onChange={({ target }) => setWished(target.value as AdminJob)}
          />
          <button
            type="button"
            disabled={wished === job}
            onClick={() => setIsAsked(true)}
            className="btn btn-primary justify-self-start"
          >
            Change the job
          </button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Change the job?"
          keep="Keep the job"
          confirm="Change"
          {...change}
          onClose={() => setIsAsked(false)}
        >
          <p className="wrap-anywhere">
            {name} is {jobWords[job].name} and becomes <strong>{jobWords[wished].name}</strong>: {jobWords[wished].does}
            .
          </p>
          <p>It counts at once, also where they are logged in.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
