import { type ReactNode, useId } from 'react';

export function DealSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 border-b border-base-300 pb-2 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
