import type { ReactNode } from 'react';

export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="bg-warning text-warning-content">
      <p className="frame flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm font-medium">{children}</p>
    </div>
  );
}
