import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Checking } from './checking.tsx';
import type { NeedsScriptsProps } from './needs-scripts.tsx';
import { ACCESS_TOKEN_KEY } from './token.ts';

/** Around what only members see: as soon as it is there, nobody has to wait for scripts to see it. */
export const FOR_MEMBERS = 'members';

const MARK_MEMBER = `try {
  if (localStorage.getItem('${ACCESS_TOKEN_KEY}')) document.documentElement.classList.add('member');
} catch {}`;

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
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      {shows && <script dangerouslySetInnerHTML={{ __html: MARK_MEMBER }} />}
      <div className="strangers">
        <Checking {...withoutScripts} />
      </div>
    </>
  );
}
