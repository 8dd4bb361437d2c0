import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import type { Import } from '#contract/imports.ts';
import { t } from '#language/t.ts';
import { useConfirm } from './confirm.ts';
import { ASKED_ROWS } from './step-address.ts';

/** Unusual prices: one answer for all of them. */
export function AskedRows({ import: { _id, outcomes } }: { import: Import }) {
  const confirm = useConfirm(_id);
  const { asked } = outcomes;
  const confirmed = confirm.isSuccess && confirm.variables.isConfirmed && !asked;
  if (!asked && !confirmed) return;
  return (
    <section aria-label={t('Prices we ask about')} className="mt-5 max-w-prose border-s-4 border-warning ps-3">
      <p role="status">
        {confirmed
          ? t('You said that all of them are right: they are listed too.')
          : t(
              '{count, plural, one {# row has a price that looks wrong: a deposit, a digit too few or too many, or a number typed to fill the field. It is left out unless you say that it is right.} other {# rows have prices that look wrong: a deposit, a digit too few or too many, or a number typed to fill the field. They are left out unless you say that they are right.}}',
              { count: asked },
            )}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {asked > 0 && (
          <Link to={ASKED_ROWS} replace preventScrollReset className="btn btn-outline btn-sm">
            {asked === 1 ? t('Look at it') : t('Look at them')}
          </Link>
        )}
        <BusyButton
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ isConfirmed: asked > 0 })}
          className="btn-outline btn-sm"
        >
          {confirmed ? t('Undo') : asked === 1 ? t('It is right') : t('They are all right')}
        </BusyButton>
      </div>
      <FormFault>{confirm.error ? reason(confirm.error) : undefined}</FormFault>
    </section>
  );
}
