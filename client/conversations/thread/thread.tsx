import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { call } from '#client/api/call.ts';
import { useLive } from '#client/api/live/use-live.ts';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { WholeConversation } from '#contract/conversations.ts';
import { sendMessage } from '#contract/messages.ts';
import { t } from '#language/t.ts';
import { Composer } from '../composer/composer.tsx';
import { type NewWords, outboxOf } from '../composer/outbox.ts';
import { keepMessage, messagesOf, refreshOpenConversation } from '../conversation-queries.ts';
import { ClosedNote } from './closed-note.tsx';
import { useArrivals, useReading } from './reading.ts';
import { ReportMessage } from './report-message.tsx';
import { RunOfMessages } from './run.tsx';
import { runsByDay } from './runs.ts';
import { sendFrom } from './sending.ts';
import { type ShownMessage, shownMessages } from './shown-message.ts';
import { useThreadScroll } from './thread-scroll.ts';

interface ThreadProps {
  conversation: WholeConversation;
  /** Above the box. */
  children?: ReactNode;
}

/** Messages and the box to write in. It fills the height that it is given. */
export function Thread({ conversation, children }: ThreadProps) {
  const { _id: id, other } = conversation;
  const list = useInfiniteQuery(messagesOf(id));
  // A booking, or its end, changes what may be shown.
  useLive('notices', () => void refreshOpenConversation());
  const outbox = outboxOf(id);
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.messages);
  const [reported, setReported] = useState<ShownMessage>();
  const messages = list.data?.pages.flatMap(({ answer }) => answer) ?? [];
  const shown = shownMessages(messages, outgoing);
  const last = shown.at(-1);
  const earlier = () => {
    if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
  };
  const { pane, onScroll, unseen, toEnd } = useThreadScroll({
    first: shown[0]?.id,
    last: last?.id,
    isLastMine: !!last?.isMine,
    // Scrolled to the start during a refetch: the earlier ones are fetched after it.
    isIdle: !list.isFetching && !list.isFetchNextPageError,
    onNearStart: earlier,
  });
  useReading(conversation, messages[0]);
  const arrival = useArrivals(other.firstName, messages[0]);

  const send = (message: NewWords) =>
    void sendFrom(outbox, message, async (body) => {
      keepMessage(id, await call(sendMessage, { params: { id }, body }));
    });

  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="relative flex min-h-0 grow">
        <section
          ref={pane}
          aria-label={t('Messages with {name}', { name: other.firstName })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          tabIndex={0}
          onScroll={onScroll}
          className="grow overflow-y-auto overscroll-contain px-3 -outline-offset-3 [overflow-anchor:none] sm:px-4"
        >
          <div className="flex min-h-full flex-col justify-end py-4">
            {list.hasNextPage && (
              <BusyButton
                busy={list.isFetchingNextPage}
                onClick={earlier}
                className="btn-ghost btn-sm mb-2 self-center"
              >
                {t(list.isFetchNextPageError ? 'Earlier ones could not be loaded: try again' : 'Earlier messages')}
              </BusyButton>
            )}
            {runsByDay(shown).map(([day, runs]) => (
              <section key={day} aria-label={day}>
                <p className="py-2 text-center text-xs font-semibold text-quiet">{day}</p>
                <ol className="grid gap-3">
                  {runs.map((run) => (
                    <RunOfMessages
                      key={run.messages[0].id}
                      run={run}
                      conversation={conversation}
                      onReport={setReported}
                      onRetry={({ outgoing }) => outgoing && send(outgoing)}
                      onDiscard={({ id }) => outbox.remove(id)}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </section>
        {unseen && (
          <button
            type="button"
            onClick={toEnd}
            className="btn btn-neutral btn-sm absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full shadow-lg"
          >
            {t('New message')}
            <Icon name="arrow" className="size-4 rotate-90" />
          </button>
        )}
      </div>
      {/* Announces what arrives. */}
      <p role="status" className="sr-only">
        {arrival}
      </p>
      {list.isError && !list.isFetchNextPageError && (
        <p role="alert" className="border-t border-base-300 px-3 py-2 text-sm font-medium text-error">
          {t('New messages cannot be fetched right now. We keep trying.')}
        </p>
      )}
      {children}
      {conversation.may.send ? (
        <Composer talk={id} to={other.firstName} isMasked={conversation.hidesContacts} onSend={send} />
      ) : (
        <ClosedNote conversation={conversation} />
      )}
      {reported && (
        <ReportMessage
          conversationId={id}
          message={reported}
          author={other.firstName}
          onClose={() => setReported(undefined)}
        />
      )}
    </div>
  );
}
