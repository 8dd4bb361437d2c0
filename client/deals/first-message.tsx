import { useSyncExternalStore } from 'react';
import { call } from '#client/api/call.ts';
import { refreshConversations } from '#client/api/refresh-conversations.ts';
import { Composer } from '#client/conversations/composer/composer.tsx';
import { type NewWords, outboxOf } from '#client/conversations/composer/outbox.ts';
import { keepMessage } from '#client/conversations/conversation-queries.ts';
import { sendFrom } from '#client/conversations/thread/sending.ts';
import { writeInDeal } from '#contract/conversations.ts';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { TALK_BOX } from './talk-box.ts';

/** Begins the conversation of a deal whose sides have not written yet. */
export function FirstMessage({ deal, isMasked }: { deal: Deal; isMasked: boolean }) {
  const { _id: id, as } = deal;
  const outbox = outboxOf(`deal ${id}`);
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.messages);
  const name = as === 'buyer' ? deal.sellersName : deal.buyersName;
  const failed = unsent.find(({ state }) => state === 'failed');
  const send = (message: NewWords) =>
    void sendFrom(outbox, message, async (body) => {
      const sent = await call(writeInDeal, { params: { id }, body });
      keepMessage(sent.conversationId, sent.message);
      await refreshConversations();
    });
  return (
    <div className={TALK_BOX}>
      <p className="px-4 py-5 text-center text-quiet wrap-anywhere">
        {t('Agree here on what is open. If {name} is not here, a letter tells them that you wrote.', { name })}
      </p>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 border-t border-error px-4 py-3">
          <p className="min-w-0 text-sm wrap-anywhere">
            <strong className="text-error">{t('Not sent.')}</strong> “{failed.words}” {failed.fault}
          </p>
          <button type="button" onClick={() => send(failed)} className="btn btn-outline btn-sm">
            {t('Try again')}
          </button>
        </div>
      )}
      <Composer talk={`deal ${id}`} to={name} isMasked={isMasked} onSend={send} />
    </div>
  );
}
