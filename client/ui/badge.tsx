import type { ReactNode } from 'react';

const tones = {
  signal: 'bg-primary text-primary-content',
  ink: 'bg-neutral text-neutral-content',
  good: 'bg-success text-success-content',
  warning: 'bg-warning text-warning-content',
};

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-selector px-2 py-1 text-xs leading-none font-bold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
