import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { display, language } from '#language/current.ts';
import { displayAttributes } from '#language/display.ts';
import { LANGUAGES, OFFERED } from '#language/languages.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/root';
import './app.css';
import { SignedInHint } from './auth/signed-in-hint.tsx';
import bricolage from './fonts/bricolage-latin.woff2?url';
import inter from './fonts/inter-latin.woff2?url';
import { PageFrame } from './layout/page-frame.tsx';
import { OfflinePage } from './navigation/connection/offline-page.tsx';
import { historyMiddleware } from './navigation/history/history-middleware.ts';
import { LazyLostInSpace } from './navigation/not-found/lazy-lost-in-space.tsx';
import { noteHydrated } from './ui/hydration.ts';
import { idlePart } from './ui/idle-part.tsx';
import { LazyToaster } from './ui/lazy-toaster.tsx';

const ViewBeacon = idlePart(() => import('./view-beacon/view-beacon.tsx'));
const LanguageOffer = idlePart(() => import('./layout/language-offer.tsx'));
const OfflineKeeper = idlePart(() => import('./offline/keeper.tsx'));

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
  { rel: 'manifest', href: '/app.webmanifest' },
  ...[inter, bricolage].map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export const clientMiddleware = [historyMiddleware];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? t('Lost in space | Kickstand') : t('Kickstand') },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language()} dir={LANGUAGES[language()].direction} {...displayAttributes(display())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fdfdfc" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#212428" media="(prefers-color-scheme: dark)" />
        <SignedInHint />
        <Meta />
        <Links />
      </head>
      <body className="bg-base-200 text-base-content">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(noteHydrated, []);
  return (
    <>
      <PageFrame>
        <Outlet />
      </PageFrame>
      <LazyToaster />
      <ViewBeacon />
      {OFFERED.length > 1 && <LanguageOffer />}
      <OfflineKeeper />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      {isOutOfReach(error) ? (
        <OfflinePage />
      ) : (
        <LazyLostInSpace status={isRouteErrorResponse(error) ? error.status : 500} />
      )}
    </PageFrame>
  );
}

/** Browsers word a failed request differently. */
function isOutOfReach(error: unknown) {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}
