import type { Import } from '#contract/imports.ts';
import { bikes } from './counted.ts';
import { Rows } from './rows.tsx';
import { StepHeading } from './step-heading.tsx';

/** Only an admin can continue. */
export function Waiting({ import: one }: { import: Import }) {
  const { ready, corrected } = one.outcomes;
  return (
    <>
      <StepHeading>Waiting for review</StepHeading>
      <p className="mt-2 max-w-prose text-quiet">
        {bikes(ready + corrected)} are more than you may list by yourself yet, so one of us looks at them first. Nothing
        is on the market until then. We send you a mail as soon as it is decided: you need not wait here.
      </p>
      <Rows import={one} outcomes={['ready', 'corrected', 'duplicate', 'refused']} />
    </>
  );
}
