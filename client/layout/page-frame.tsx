import type { ReactNode } from 'react';
import { LazyConfirmationWatch } from '#client/auth/confirmation/lazy-watch.tsx';
import { ConnectionNotices } from '#client/navigation/connection/connection-notices.tsx';
import { NavigationHistory } from '#client/navigation/history/history.ts';
import { LazyTray } from '#client/products/compare/lazy-tray.tsx';
import { t } from '#language/t.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="btn btn-primary sr-only focus:not-sr-only focus:absolute focus:top-2 focus:start-2">
        {t('Skip to the content')}
      </a>
      <ConnectionNotices />
      <Header />
      <LazyConfirmationWatch />
      <main id="content" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      <Footer />
      <LazyTray />
      <RouteAnnouncer />
      <NavigationHistory />
    </div>
  );
}
