import { Link, useLocation } from 'react-router';
import { UnreadCount } from '#client/notifications/unread-count.tsx';
import { paths } from '#client/paths.ts';
import { Picture } from '#client/ui/picture.tsx';
import { rich } from '#client/ui/rich.ts';
import type { Conversation } from '#contract/conversations.ts';
import { t } from '#language/t.ts';
import { MarkedWords } from './marked-words.tsx';
import { shortTime } from './short-time.ts';

interface ConversationRowProps {
  conversation: Conversation;
  search: string;
  isOpen: boolean;
}

export function ConversationRow({ conversation, search: words, isOpen }: ConversationRowProps) {
  const { _id, product, other, lastMessage, found, unread } = conversation;
  const { search } = useLocation();
  const shown = found ?? lastMessage;
  const said = <MarkedWords text={shown.words || withoutWords(shown.photos)} search={words} />;
  return (
    <li>
      <Link
        to={paths.conversation(_id) + search}
        aria-current={isOpen ? 'page' : undefined}
        className={`grid grid-cols-[4rem_minmax(0,1fr)] gap-3 rounded-box border border-s-4 bg-base-100 p-2.5 hover:border-base-content aria-[current=page]:border-base-content ${unread ? 'border-base-300 border-s-primary hover:border-s-primary' : 'border-base-300'}`}
      >
        <Picture src={product.img} alt="" photo={product.cover} sizes="4rem" className="h-12 w-16 rounded-field" />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start">
          <span className="flex items-baseline gap-2">
            <span className={`min-w-0 grow truncate ${unread ? 'font-bold' : 'font-semibold'}`}>
              <MarkedWords text={other.firstName} search={words} />
            </span>
            <time dateTime={shown.sentAt} className="shrink-0 text-xs text-quiet">
              {shortTime(shown.sentAt)}
            </time>
          </span>
          <span className="truncate text-sm text-quiet">
            <MarkedWords text={product.productName} search={words} />
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-sm">
            <span
              dir="auto"
              className={`line-clamp-2 min-w-0 grow wrap-anywhere ${unread ? 'font-semibold' : 'text-quiet'}`}
            >
              {shown.isOwn ? rich('You: <words></words>', { words: () => said }) : said}
            </span>
            <UnreadCount unread={unread} className="shrink-0" />
            {unread > 0 && <span className="sr-only">{t('{count, number} not read', { count: unread })}</span>}
          </span>
        </span>
      </Link>
    </li>
  );
}

const withoutWords = (photos: number) =>
  photos ? t('{count, plural, one {A photo} other {# photos}}', { count: photos }) : t('This message was removed.');
