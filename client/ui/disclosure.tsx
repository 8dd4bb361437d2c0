import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-base-300">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-heading text-lg font-bold sm:text-xl">
        {title}
        <span className="grid size-8 shrink-0 place-items-center rounded-full border border-base-300 transition-transform group-open:rotate-45 group-open:bg-primary group-open:text-primary-content">
          <Icon name="plus" />
        </span>
      </summary>
      <div className="max-w-prose pb-6 text-quiet">{children}</div>
    </details>
  );
}
