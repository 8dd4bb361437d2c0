import type { ReactNode } from 'react';

export function BookingFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap min-h-6 gap-x-1.5">
      <dt>{name}</dt>
      <dd className="min-w-0 text-base-content wrap-anywhere">{children}</dd>
    </div>
  );
}
