import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast/headless';
import { z } from 'zod';
import { toastAnotherAdmin } from '#client/admin/another-admin.ts';
import { SuspensionActions } from '#client/admin/suspensions/suspension-actions.tsx';
import { call } from '#client/api/call.ts';
import { showFaults } from '#client/api/form-errors.ts';
import { refresh } from '#client/api/query-client.ts';
import { Card } from '#client/auth/account/card.tsx';
import { useRight } from '#client/auth/use-right.ts';
import { suspensionReasons } from '#client/suspensions/suspension-reasons.ts';
import { Day } from '#client/ui/day.tsx';
import { SelectField, TextAreaField } from '#client/ui/field.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import { rich } from '#client/ui/rich.ts';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { paragraph } from '#contract/fields.ts';
import { type PersonFacts, readPerson } from '#contract/person-facts.ts';
import {
  MOST_SUSPENSION_WORDS,
  SUSPENSION_DAYS,
  SUSPENSION_REASONS,
  SuspensionReason,
  suspendUser,
} from '#contract/suspensions.ts';
import { t } from '#language/t.ts';

const NO_END = 'lifted';

const reasons = () => [
  { value: '', text: t('Please choose') },
  ...SUSPENSION_REASONS.map((value) => ({ value, text: t(suspensionReasons[value]) })),
];
const ends = () => [
  ...SUSPENSION_DAYS.map((days) => ({
    value: String(days),
    text: days === 365 ? t('A year') : t('{count} days', { count: days }),
  })),
  { value: NO_END, text: t('Until an admin lifts it') },
];

export function SuspensionCard({ facts: { user, suspensions } }: { facts: PersonFacts }) {
  const [newest] = suspensions;
  const mayDecide = useRight('people');
  return (
    <Card title={t('Suspension')}>
      {suspensions.length > 0 && (
        <ul className="mb-4 grid gap-2 text-sm">
          {suspensions.map(({ _id, reason, words, beganAt, endsAt, liftedAt, appeal, keptAt }) => (
            <li key={_id} className="wrap-anywhere">
              {rich(
                liftedAt
                  ? 'Suspended on <began></began>, lifted on <lifted></lifted>: <strong>{reason}.</strong> {words}'
                  : endsAt
                    ? 'Suspended on <began></began>, until <ends></ends>: <strong>{reason}.</strong> {words}'
                    : 'Suspended on <began></began>: <strong>{reason}.</strong> {words}',
                {
                  reason: t(suspensionReasons[reason]),
                  words,
                  began: () => <Day of={beganAt} />,
                  lifted: () => liftedAt && <Day of={liftedAt} />,
                  ends: () => endsAt && <Day of={endsAt} />,
                  strong: (text) => <strong className="font-semibold">{text}</strong>,
                },
              )}
              {appeal && ' '}
              {appeal &&
                rich(keptAt ? 'They disagree: <q>{appeal}</q> It was kept.' : 'They disagree: <q>{appeal}</q>', {
                  appeal,
                  q: (text) => <q>{text}</q>,
                })}
            </li>
          ))}
        </ul>
      )}
      {!suspensions.length && !mayDecide && <p className="text-quiet">{t('Never suspended.')}</p>}
      {mayDecide && user.isSuspended && (
        <SuspensionActions
          email={user.email}
          name={user.name}
          isAppealed={!!newest?.appeal && !newest.keptAt}
          mayKeep
        />
      )}
      {mayDecide && !user.isSuspended && <SuspendForm email={user.email} />}
    </Card>
  );
}

const Wish = z.object({ reason: SuspensionReason, words: paragraph(MOST_SUSPENSION_WORDS), end: z.string() });

function SuspendForm({ email }: { email: string }) {
  const form = useForm({
    resolver: zodResolver(Wish, undefined, { raw: true }),
    defaultValues: { words: '', end: '30' },
  });
  const { errors, isSubmitting } = form.formState;
  const suspend = form.handleSubmit(async ({ end, ...why }) => {
    try {
      const days = SUSPENSION_DAYS.find((days) => String(days) === end);
      const { modifiedCount } = await call(suspendUser, {
        params: { email },
        body: { ...why, ...(days && { days }) },
      });
      if (modifiedCount) toast.success(t('Suspended'));
      else toastAnotherAdmin();
      await refresh(readPerson);
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={suspend} className="grid gap-4">
      <p className="max-w-prose text-quiet">
        {t(
          'Their bikes leave the market, and they cannot list, book, offer or begin to talk. Deals under way go on. They get a letter with your words and can appeal once.',
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Reason')}
          options={reasons()}
          fault={errors.reason?.message}
          {...form.register('reason')}
        />
        <SelectField label={t('For how long')} options={ends()} {...form.register('end')} />
      </div>
      <TextAreaField
        label={t('What do you tell them?')}
        hint={t('They read this to the letter.')}
        rows={3}
        required
        fault={errors.words?.message}
        {...form.register('words')}
      />
      <FormFault>{errors.root?.message}</FormFault>
      <SubmitButton busy={isSubmitting} className="btn-error justify-self-start">
        {t('Suspend')}
      </SubmitButton>
    </form>
  );
}
