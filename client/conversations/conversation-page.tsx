import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import type { WholeConversation } from '#contract/conversations.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/conversation-page';
import { ConversationHead } from './conversation-head.tsx';
import { conversationOf, messagesOf } from './conversation-queries.ts';
import { PANE } from './pane.ts';
import { Thread } from './thread/thread.tsx';

const loadStrip = () => import('#client/offers/offer-strip.tsx');
const OfferStrip = lazy(async () => ({ default: (await loadStrip()).OfferStrip }));

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await Promise.all([
      queryClient.query({ ...conversationOf(id), staleTime: 0 }).then(loadOffers),
      queryClient.infiniteQuery(messagesOf(id)),
    ]);
    return null;
  });
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Conversation | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFault error={error} />;
}

/** Without a buyer it is the reader. */
const pairIn = ({ product, as, other }: WholeConversation) => ({
  productId: product._id,
  buyerId: as === 'seller' ? other._id : undefined,
});

/** Before the messages are shown, which their strip would move; they are shown without it, too. */
const loadOffers = (conversation: WholeConversation) =>
  loadStrip()
    .then((strip) => strip.loadOffers(pairIn(conversation)))
    .catch(() => undefined);

export default function ConversationPage({ params: { id } }: Route.ComponentProps) {
  const { data: conversation } = useQuery(conversationOf(id));
  return (
    conversation && (
      <div key={id} className={`${PANE} flex flex-col overflow-hidden`}>
        <ConversationHead conversation={conversation} />
        <Thread conversation={conversation}>
          <Suspense>
            <OfferStrip {...pairIn(conversation)} />
          </Suspense>
        </Thread>
      </div>
    )
  );
}
