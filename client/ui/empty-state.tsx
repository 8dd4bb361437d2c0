import type { ReactNode } from 'react';

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="rounded-box border-2 border-dashed border-base-300 px-6 py-12 text-center">
      <p className="font-heading text-xl font-bold">{title}</p>
      {children && <div className="mt-2 text-quiet">{children}</div>}
    </div>
  );
}
