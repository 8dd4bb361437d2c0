import { Unblock } from '#client/blocks/unblock.tsx';
import type { WholeConversation } from '#contract/conversations.ts';
import { t } from '#language/t.ts';

/** Why nobody can write any more. */
export function ClosedNote({ conversation: { closed, isBlocked, other } }: { conversation: WholeConversation }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-base-300 bg-base-200 px-4 py-3">
      <p className="min-w-0 text-sm font-medium wrap-anywhere">
        {isBlocked ? t('You have blocked {name}: neither of you can write here.', { name: other.firstName }) : closed}
      </p>
      {isBlocked && <Unblock person={other} className="btn-outline btn-sm" />}
    </div>
  );
}
