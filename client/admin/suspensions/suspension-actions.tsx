import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { toastAnotherAdmin } from '#client/admin/another-admin.ts';
import { call } from '#client/api/call.ts';
import { useConfirmedMutation } from '#client/api/confirmed-mutation.ts';
import { refresh } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { readPerson } from '#contract/person-facts.ts';
import { keepSuspension, liftSuspension, listSuspensions } from '#contract/suspensions.ts';
import { t } from '#language/t.ts';

interface SuspensionActionsProps {
  email: string;
  name: string;
  isAppealed: boolean;
  /** False: it is one's own decision, which another admin looks at. */
  mayKeep: boolean;
  onGone?(): void;
}

async function done(count: number, words: string) {
  if (count) toast.success(words);
  else toastAnotherAdmin();
  await Promise.all([refresh(listSuspensions), refresh(readPerson)]);
}

export function SuspensionActions({ email, name, isAppealed, mayKeep, onGone }: SuspensionActionsProps) {
  const [asked, setAsked] = useState<'lift' | 'keep'>();
  const close = () => setAsked(undefined);
  const lift = useConfirmedMutation({
    mutate: () => call(liftSuspension, { params: { email } }),
    onSuccess: async ({ deletedCount }) => {
      await done(deletedCount, t('The suspension is lifted.'));
      close();
      onGone?.();
    },
  });
  const keep = useConfirmedMutation({
    mutate: () => call(keepSuspension, { params: { email } }),
    onSuccess: async ({ modifiedCount }) => {
      await done(modifiedCount, t('The suspension stays.'));
      close();
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        onClick={() => setAsked('lift')}
        className="btn btn-primary"
        aria-label={t('Lift the suspension of {name}', { name })}
      >
        {t('Lift the suspension')}
      </button>
      {isAppealed && mayKeep && (
        <button
          type="button"
          onClick={() => setAsked('keep')}
          className="btn btn-outline"
          aria-label={t('Keep it: {name}', { name })}
        >
          {t('Keep it')}
        </button>
      )}
      {isAppealed && !mayKeep && (
        <p className="text-sm text-quiet">{t('You suspended them, so another admin looks at the appeal.')}</p>
      )}
      {asked === 'lift' && (
        <ConfirmDialog
          title={t('Lift the suspension of {name}?', { name })}
          keep={t('Not now')}
          confirm={t('Lift it')}
          {...lift}
          onClose={close}
        >
          <p>{t('Their bikes go back to the market, except those that a review holds back. They get a letter.')}</p>
        </ConfirmDialog>
      )}
      {asked === 'keep' && (
        <ConfirmDialog
          title={t('Keep {name} suspended?', { name })}
          keep={t('Not now')}
          confirm={t('Keep it')}
          {...keep}
          onClose={close}
        >
          <p>
            {t('The appeal is refused, and they get a letter. They cannot appeal again; any admin can lift it later.')}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
