import { useQuery } from '@tanstack/react-query';
import { reason } from '#client/api/call.ts';
import { conversationInDeal } from '#client/conversations/conversation-queries.ts';
import { Thread } from '#client/conversations/thread/thread.tsx';
import { ListFault } from '#client/ui/list-error.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { FirstMessage } from './first-message.tsx';
import { TALK_BOX } from './talk-box.ts';

/** The conversation from before the booking goes on here; without one, the first message begins it. */
export default function DealTalk({ deal }: { deal: Deal }) {
  const { data, error, isFetching, refetch } = useQuery(conversationInDeal(deal._id));
  if (data?.conversation)
    return (
      <div className={`${TALK_BOX} h-[clamp(22rem,80dvh,32rem)]`}>
        <Thread conversation={data.conversation} />
      </div>
    );
  if (data?.may.send) return <FirstMessage deal={deal} isMasked={data.hidesContacts} />;
  if (data) return <p className="text-quiet">{t('You cannot write to each other any more.')}</p>;
  return error && <ListFault reason={reason(error)} busy={isFetching} onRetry={refetch} />;
}
