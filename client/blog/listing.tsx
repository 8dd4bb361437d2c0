import type { ReactNode } from 'react';
import { t } from '#language/t.ts';
import { Coloured } from './coloured.tsx';

interface ListingProps {
  /** The file's name. */
  name: string;
  code: string;
  /** Its output. */
  prints?: string;
}

export function Listing({ name, code, prints }: ListingProps) {
  return (
    <figure className="mt-7 overflow-hidden rounded-box border border-base-300 bg-base-100 text-[0.8125rem] leading-[1.65] sm:text-sm sm:leading-[1.65]">
      <figcaption className="border-b border-base-300 px-4 py-2 font-mono text-quiet">{name}</figcaption>
      <Scrolled label={t('Code: {name}', { name })}>
        <Coloured code={code.trimEnd()} />
      </Scrolled>
      {prints && (
        <div className="border-t border-base-300 bg-base-200">
          <p className="px-4 pt-2 font-sans text-sm font-semibold">{t('Prints||of a program: its output')}</p>
          <Scrolled label={t('What {name} prints', { name })}>{prints.trimEnd()}</Scrolled>
        </div>
      )}
    </figure>
  );
}

/** Long lines scroll by keyboard too. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section aria-label={label} tabIndex={0} className="overflow-x-auto px-4 py-3 -outline-offset-2!">
      <pre className="font-mono">
        <code>{children}</code>
      </pre>
    </section>
  );
}
