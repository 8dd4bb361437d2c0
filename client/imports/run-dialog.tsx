import { useQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { Import } from '#contract/imports.ts';
import { readListingLimit } from '#contract/listing-limit.ts';
import { t } from '#language/t.ts';
import { useRun } from './run.ts';

interface RunDialogProps {
  import: Import;
  onClose(): void;
}

export function RunDialog({ import: { _id, outcomes, mapping, settings }, onClose }: RunDialogProps) {
  const run = useRun(_id);
  const { ready, corrected, asked, duplicate, refused } = outcomes;
  const listed = ready + corrected;
  const { data: limit } = useQuery(query(readListingLimit, {}));
  const waits = limit?.verifiedMost !== undefined && limit.listed + listed > limit.most;
  return (
    <ConfirmDialog
      title={t('{count, plural, one {Import # bike?} other {Import # bikes?}}', { count: listed })}
      keep={t('Not yet')}
      confirm={
        waits
          ? t('Send for review')
          : t('{count, plural, one {Import # bike} other {Import # bikes}}', { count: listed })
      }
      busy={run.isPending}
      fault={run.error ? reason(run.error) : undefined}
      onConfirm={run.mutate}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          {waits
            ? t(
                'You may have {count, plural, one {# bike} other {# bikes}} on sale by yourself, so one of us looks at this file first. We send you a mail.',
                { count: limit.most },
              )
            : t(
                '{count, plural, one {# bike is on the market at once, under your name.} other {# bikes are on the market at once, under your name.}}',
                { count: listed },
              )}
        </li>
        {corrected > 0 && <li>{t('{count} of them as we corrected them.', { count: corrected })}</li>}
        {asked > 0 && (
          <li>
            {t(
              '{count, plural, one {# row whose price we asked about: left out.} other {# rows whose price we asked about: left out.}}',
              { count: asked },
            )}
          </li>
        )}
        {duplicate > 0 && (
          <li>
            {t('{count, plural, one {# row we know already: left out.} other {# rows we know already: left out.}}', {
              count: duplicate,
            })}
          </li>
        )}
        {refused > 0 && (
          <li>
            {t('{count, plural, one {# row with errors: skipped.} other {# rows with errors: skipped.}}', {
              count: refused,
            })}
          </li>
        )}
        {settings.currency !== 'USD' && (
          <li>
            {t('Prices in {currency} become dollars at {rate} for 1 dollar.', {
              currency: settings.currency,
              rate: settings.perDollar,
            })}
          </li>
        )}
        {mapping.img === undefined && <li>{t('They have no pictures yet: add photos under My Products.')}</li>}
      </ul>
      <p>{t('You can edit or delete each of them under My Products.')}</p>
    </ConfirmDialog>
  );
}
