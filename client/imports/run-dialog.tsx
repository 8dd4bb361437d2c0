import { useQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { query } from '#client/api/query-client.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { Import } from '#contract/imports.ts';
import { readListingLimit } from '#contract/listing-limit.ts';
import { bikes, rows } from './counted.ts';
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
      title={`Import ${bikes(listed)}?`}
      keep="Not yet"
      confirm={waits ? 'Send for review' : `Import ${bikes(listed)}`}
      busy={run.isPending}
      fault={run.error ? reason(run.error) : undefined}
      onConfirm={run.mutate}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          {waits
            ? `You may have ${bikes(limit.most)} on sale by yourself, so one of us looks at this file first. We send you a mail.`
            : `${bikes(listed)} ${listed === 1 ? 'is' : 'are'} on the market at once, under your name.`}
        </li>
        {corrected > 0 && <li>{corrected === 1 ? '1 of them' : `${corrected} of them`} as we corrected them.</li>}
        {asked > 0 && <li>{rows(asked)} whose price we asked about: left out.</li>}
        {duplicate > 0 && <li>{rows(duplicate)} we know already: left out.</li>}
        {refused > 0 && <li>{rows(refused)} with errors: skipped.</li>}
        {settings.currency !== 'USD' && (
          <li>
            Prices in {settings.currency} become dollars at {settings.perDollar} for 1 dollar.
          </li>
        )}
        {mapping.img === undefined && <li>They have no pictures yet: add photos under My Products.</li>}
      </ul>
      <p>You can edit or delete each of them under My Products.</p>
    </ConfirmDialog>
  );
}
