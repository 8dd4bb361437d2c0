import { Link } from 'react-router';
import { reason } from '#client/api/call.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { FormFault } from '#client/ui/form-error.tsx';
import type { Import } from '#contract/imports.ts';
import { useConfirm } from './confirm.ts';
import { rows } from './counted.ts';
import { ASKED_ROWS } from './step-address.ts';

/** Unusual prices: one answer for all of them. */
export function AskedRows({ import: { _id, outcomes } }: { import: Import }) {
  const confirm = useConfirm(_id);
  const { asked } = outcomes;
  const confirmed = confirm.isSuccess && confirm.variables.isConfirmed && !asked;
  if (!asked && !confirmed) return;
  return (
    <section aria-label="Prices we ask about" className="mt-5 max-w-prose border-l-4 border-warning pl-3">
      <p role="status">
        {confirmed
          ? 'You said that all of them are right: they are listed too.'
          : `${rows(asked)} ${asked === 1 ? 'has a price that looks' : 'have prices that look'} wrong: a deposit, a digit too few or too many, or a number typed to fill the field. ${asked === 1 ? 'It is' : 'They are'} left out unless you say that ${asked === 1 ? 'it is' : 'they are'} right.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {asked > 0 && (
          <Link to={ASKED_ROWS} replace preventScrollReset className="btn btn-outline btn-sm">
            Look at {asked === 1 ? 'it' : 'them'}
          </Link>
        )}
        <BusyButton
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ isConfirmed: asked > 0 })}
          className="btn-outline btn-sm"
        >
          {confirmed ? 'Undo' : asked === 1 ? 'It is right' : 'They are all right'}
        </BusyButton>
      </div>
      <FormFault>{confirm.error ? reason(confirm.error) : undefined}</FormFault>
    </section>
  );
}
