import { Portrait } from '#client/ui/portrait.tsx';
import type { WholeConversation } from '#contract/conversations.ts';
import { formatDate } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { Bubble } from './bubble.tsx';
import type { Run } from './runs.ts';
import type { ShownMessage } from './shown-message.ts';

interface RunProps {
  run: Run<ShownMessage>;
  conversation: Pick<WholeConversation, '_id' | 'other'>;
  onReport(message: ShownMessage): void;
  onRetry(message: ShownMessage): void;
  onDiscard(message: ShownMessage): void;
}

/** What one person wrote in a row. */
export function RunOfMessages({ run, conversation, onReport, onRetry, onDiscard }: RunProps) {
  const { isMine, messages } = run;
  const { firstName, photo } = conversation.other;
  const last = messages.at(-1) ?? messages[0];
  const mark = markOf(last);
  return (
    <li className={`flex items-end gap-2 ${isMine ? 'ps-8 sm:ps-16' : 'pe-4 sm:pe-12'}`}>
      {!isMine && <Portrait name={firstName} photo={photo} size="size-8 text-xs max-sm:hidden" />}
      <div className="grid min-w-0 grow gap-1">
        <p className="sr-only">{isMine ? t('You') : firstName}</p>
        <ul className="grid gap-1">
          {messages.map((message) => (
            <Bubble
              key={message.id}
              message={message}
              conversationId={conversation._id}
              author={firstName}
              onReport={isMine || message.isRemoved ? undefined : () => onReport(message)}
              onRetry={() => onRetry(message)}
              onDiscard={() => onDiscard(message)}
            />
          ))}
        </ul>
        <p className={`text-xs text-quiet ${isMine ? 'text-end' : ''}`}>
          <time dateTime={last.at}>{formatDate(new Date(last.at), { timeStyle: 'short' })}</time>
          {mark && `, ${mark}`}
        </p>
      </div>
    </li>
  );
}

function markOf({ isMine, isRead, outgoing }: ShownMessage) {
  if (!isMine) return;
  if (outgoing) return t(outgoing.state === 'sending' ? 'sending…||message' : 'not sent||message');
  return t(isRead ? 'read||message' : 'sent||message');
}
