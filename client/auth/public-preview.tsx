import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { NeedsScriptsProps } from './needs-scripts.tsx';
import { SessionLoading } from './session-loading.tsx';
import { FOR_STRANGERS } from './signed-in-hint.tsx';

interface PublicPreviewProps extends NeedsScriptsProps {
  /** Whether there is public content to show. */
  shows: boolean;
}

/**
 * The public preview of a private page. With a token it shows at once, otherwise a loading state does. Scripts then
 * load the private page.
 */
export function PublicPreview({ shows, ...withoutScripts }: PublicPreviewProps) {
  const { revalidate } = useRevalidator();
  // In a later task, to keep hydration short.
  useEffect(() => {
    const soon = setTimeout(() => void revalidate());
    return () => clearTimeout(soon);
  }, [revalidate]);
  return (
    <div className={shows ? FOR_STRANGERS : undefined}>
      <SessionLoading {...withoutScripts} />
    </div>
  );
}
