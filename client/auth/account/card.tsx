import { type ReactNode, useId } from 'react';
import { UnbrokenWords } from '#client/ui/unbroken-words.tsx';

interface CardProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function Card({ title, lead, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <h2 id={id} className="text-2xl">
        <UnbrokenWords>{title}</UnbrokenWords>
      </h2>
      {lead && <p className="mt-2 max-w-prose text-quiet">{lead}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
