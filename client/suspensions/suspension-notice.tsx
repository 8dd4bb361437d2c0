import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#client/api/query-client.ts';
import { Day } from '#client/ui/day.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import { readSuspension } from '#contract/suspensions.ts';
import { t } from '#language/t.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { suspensionReasons } from './suspension-reasons.ts';

/** Tells whoever is suspended why, until when, and what they can do. */
export function SuspensionNotice() {
  const { data } = useQuery(query(readSuspension, {}));
  const [isAppealing, setIsAppealing] = useState(false);
  const [suspension] = data ?? [];
  if (!suspension) return;
  const { reason, words, endsAt, appeal, keptAt } = suspension;
  return (
    <section
      aria-labelledby="suspended"
      className="mb-6 grid gap-3 rounded-box border-2 border-warning bg-base-100 p-4 sm:p-6"
    >
      <h2 id="suspended" className="flex items-center gap-2 text-2xl">
        <Icon name="alert" className="size-6 shrink-0" /> {t('Your account is suspended')}
      </h2>
      <p className="max-w-prose">
        {endsAt
          ? rich(
              'Until <day></day> your bikes are off the market, and you cannot list, book, offer or begin to talk. Deals under way go on.',
              { day: () => <Day of={endsAt} /> },
            )
          : t(
              'Until an admin lifts it, your bikes are off the market, and you cannot list, book, offer or begin to talk. Deals under way go on.',
            )}
      </p>
      <p className="rounded-field bg-base-200 p-3 wrap-anywhere user-text">
        <strong className="font-semibold">{t('{text}.', { text: t(suspensionReasons[reason]) })}</strong> {words}
      </p>
      {appeal ? (
        <p className="text-sm text-quiet wrap-anywhere">
          {rich(
            keptAt
              ? 'You wrote: <q>{appeal}</q> An admin has looked at it, and it stays.'
              : 'You wrote: <q>{appeal}</q> An admin looks at it.',
            { appeal, q: (words) => <q>{words}</q> },
          )}
        </p>
      ) : (
        <button type="button" onClick={() => setIsAppealing(true)} className="btn btn-outline justify-self-start">
          {t('I disagree')}
        </button>
      )}
      {isAppealing && <AppealDialog onClose={() => setIsAppealing(false)} />}
    </section>
  );
}
