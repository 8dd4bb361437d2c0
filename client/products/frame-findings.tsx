import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import type { FrameFinding } from '#contract/frame-check.ts';

interface FrameFindingsProps {
  title: ReactNode;
  findings: FrameFinding[];
  children?: ReactNode;
}

export function FrameFindings({ title, findings, children }: FrameFindingsProps) {
  return (
    <div className="mt-3 flex gap-3 rounded-field border-2 border-warning p-3">
      <Icon name="alert" className="size-5 shrink-0 text-warning" />
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="font-semibold">{title}</p>
        <ul className="grid gap-1">
          {findings.map(({ code, words }) => (
            <li key={code}>{words}</li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
