import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className="grid gap-5 rounded-box border border-base-300 bg-base-100 p-4 sm:p-6">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="mt-1.5 max-w-prose text-quiet">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
