import { type ReactNode, useId } from 'react';

export function ReceiptSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-base-300 pb-1.5 text-lg">
        {title}
      </h2>
      <dl className="mt-2 grid grid-cols-[fit-content(55%)_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">{children}</dl>
    </section>
  );
}
