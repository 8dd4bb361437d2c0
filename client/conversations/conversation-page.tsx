import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { queryClient } from '#client/api/query-client.ts';
import { asPerson } from '#client/auth/guards.ts';
import { PageFault } from '#client/auth/page-error.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { t } from '#language/t.ts';
import type { Route } from './+types/conversation-page';
import { ConversationHead } from './conversation-head.tsx';
import { conversationOf, messagesOf } from './conversation-queries.ts';
import { PANE } from './pane.ts';
import { Thread } from './thread/thread.tsx';

const OfferStrip = lazy(async () => ({ default: (await import('#client/offers/offer-strip.tsx')).OfferStrip }));

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return asPerson(request, async () => {
    await Promise.all([
      queryClient.query({ ...conversationOf(id), staleTime: 0 }),
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

export default function ConversationPage({ params: { id } }: Route.ComponentProps) {
  const { data: conversation } = useQuery(conversationOf(id));
  return (
    conversation && (
      <div key={id} className={`${PANE} flex flex-col overflow-hidden`}>
        <ConversationHead conversation={conversation} />
        <Thread conversation={conversation}>
          <Suspense>
            <OfferStrip
              productId={conversation.product._id}
              buyerId={conversation.as === 'seller' ? conversation.other._id : undefined}
            />
          </Suspense>
        </Thread>
      </div>
    )
  );
}
