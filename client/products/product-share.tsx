import { useState } from 'react';
import { useHydrated } from '#client/ui/hydration.ts';
import { Icon } from '#client/ui/icon.tsx';
import { t } from '#language/t.ts';

interface ProductShareProps {
  title: string;
  address: string;
}

/** By the system's dialog, else by copying the address. */
export function ProductShare({ title, address }: ProductShareProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<boolean>();

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title, url: address });
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === 'AbortError') return;
      setCopied(false);
    }
  }

  return (
    <>
      <button type="button" disabled={!hydrated} onClick={share} className="btn btn-ghost noscript:hidden">
        <Icon name="share" />
        {t('Share||verb')}
      </button>
      <p aria-live="polite" className="w-full text-center text-sm wrap-anywhere text-quiet empty:hidden">
        {copied && t('Link copied')}
        {copied === false && t('This is the link: {address}', { address })}
      </p>
    </>
  );
}
