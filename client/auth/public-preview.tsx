import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { NeedsScriptsProps } from './needs-scripts.tsx';
import { Checking } from './session-loading.tsx';
import { FOR_STRANGERS } from './signed-in-hint.tsx';

interface EarlyProps extends NeedsScriptsProps {
  /** Whether there is something to be seen already. */
  shows: boolean;
}

/**
 * Before a private page that shows only what everybody may see. Whoever holds a token sees it at once; all others see
 * that it is being found out who they are. Once scripts run, the page is loaded as every private page is.
 */
export function Early({ shows, ...withoutScripts }: EarlyProps) {
  const { revalidate } = useRevalidator();
  // In a turn of its own: coming alive is work enough for one.
  useEffect(() => {
    const soon = setTimeout(() => void revalidate());
    return () => clearTimeout(soon);
  }, [revalidate]);
  return (
    <div className={shows ? FOR_STRANGERS : undefined}>
      <Checking {...withoutScripts} />
    </div>
  );
}
