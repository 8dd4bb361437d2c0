import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame py-10 sm:py-14">
      <h2 id={`${id}-title`} className="text-3xl sm:text-4xl">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-quiet sm:text-lg">{lead}</p>}
      <div className="mt-6 sm:mt-8">{children}</div>
    </section>
  );
}
