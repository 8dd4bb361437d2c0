import { type ReactNode, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';

interface SectionProps {
  title: string;
  set: string;
  opensAtOnce?: boolean;
  children: ReactNode;
}

/** Opens when active, then stays as the person left it. */
export function Section({ title, set, opensAtOnce = false, children }: SectionProps) {
  const isSet = set !== '';
  const [open, setOpen] = useState(isSet || opensAtOnce);
  const [wasSet, setWasSet] = useState(isSet);
  if (isSet !== wasSet) {
    setWasSet(isSet);
    if (isSet) setOpen(true);
  }
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/section border-b border-base-300 last:border-b-0"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2">
        <span className="shrink-0 font-heading font-bold">{title}</span>
        <span className="min-w-0 grow truncate text-end text-sm text-quiet group-open/section:invisible">{set}</span>
        <Icon name="on" className="size-4 shrink-0 rotate-90 transition-transform group-open/section:-rotate-90" />
      </summary>
      <fieldset className="min-w-0 pb-5">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
