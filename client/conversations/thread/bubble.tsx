import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';
import { MessagePhotos } from './message-photos.tsx';
import type { ShownMessage } from './shown-message.ts';
import { UnsentPhotos } from './unsent-photos.tsx';

interface BubbleProps {
  message: ShownMessage;
  conversationId: string;
  /** Of what others wrote. */
  author: string;
  onReport?: (() => void) | undefined;
  onRetry(): void;
  onDiscard(): void;
}

const sides = {
  mine: 'justify-self-end rounded-ee-none bg-primary/30',
  theirs: 'justify-self-start rounded-es-none bg-base-300/70',
};

export function Bubble({ message, conversationId, author, onReport, onRetry, onDiscard }: BubbleProps) {
  const { isMine, words, photos, isMasked, isRemoved, outgoing } = message;
  const hasPhotos = photos.length > 0 || !!outgoing?.photos.length;
  return (
    <li
      data-message={message.id}
      className={`flex max-w-full items-end gap-1 ${isMine ? 'justify-self-end' : 'justify-self-start'}`}
    >
      <div className="grid min-w-0 gap-1">
        <div
          className={`grid min-w-0 gap-2 rounded-box px-3 py-2 ${isMine ? sides.mine : sides.theirs} ${outgoing?.state === 'failed' ? 'outline-2 outline-error outline-dashed' : ''}`}
        >
          {isRemoved && <p className="italic text-quiet">{t('This message was removed.')}</p>}
          {hasPhotos &&
            (outgoing ? (
              <UnsentPhotos count={outgoing.photos.length} previews={outgoing.previews} />
            ) : (
              <MessagePhotos
                conversationId={conversationId}
                photos={photos}
                label={
                  isMine ? t('Pictures of your message') : t('Pictures of the message of {name}', { name: author })
                }
              />
            ))}
          {words && <p className="user-text wrap-anywhere">{words}</p>}
        </div>
        {isMasked && (
          <p className={`text-xs text-quiet ${isMine ? 'text-end' : ''}`}>
            {t('Contact details are hidden until the bike is booked.')}
          </p>
        )}
        {outgoing?.state === 'failed' && (
          <div role="alert" className="grid justify-items-end gap-1 text-end text-sm">
            <p className="font-medium text-error wrap-anywhere">
              {t('Not sent. {reason}', { reason: outgoing.fault ?? '' })}
            </p>
            <p className="flex gap-1">
              <button type="button" onClick={onDiscard} className="btn btn-ghost btn-sm">
                {t('Delete')}
              </button>
              <button type="button" onClick={onRetry} className="btn btn-outline btn-sm">
                {t('Try again')}
              </button>
            </p>
          </div>
        )}
      </div>
      {onReport && (
        <button
          type="button"
          aria-label={
            words ? t('Report this message: {words}', { words: words.slice(0, 60) }) : t('Report this message: a photo')
          }
          title={t('Report this message')}
          onClick={onReport}
          className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-full text-quiet hover:bg-base-300"
        >
          <Icon name="flag" className="size-4" />
        </button>
      )}
    </li>
  );
}
