import type { ReactNode } from 'react';

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid border-t border-base-300 py-2">
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 text-end font-medium">{children}</dd>
    </div>
  );
}
