import { type ComponentType, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { focusOn } from '#client/ui/page-focus.ts';
import type { Import, ImportState } from '#contract/imports.ts';
import { CheckedRows } from './checked-rows.tsx';
import { CheckingRows } from './checking-rows.tsx';
import { Columns } from './columns.tsx';
import { Done } from './done.tsx';
import { Faulty } from './faulty.tsx';
import { ImportingRows } from './importing-rows.tsx';
import { NotApproved } from './not-approved.tsx';
import { STEP_PARAMETER } from './step-address.ts';
import { type Step, Steps } from './steps.tsx';
import { Waiting } from './waiting.tsx';
import { noteStep } from './watch.ts';

const views: Record<ImportState, { step: Step; View: ComponentType<{ import: Import }> }> = {
  read: { step: 'columns', View: Columns },
  checking: { step: 'check', View: CheckingRows },
  checked: { step: 'check', View: CheckedRows },
  waiting: { step: 'import', View: Waiting },
  refused: { step: 'check', View: NotApproved },
  importing: { step: 'import', View: ImportingRows },
  done: { step: 'done', View: Done },
  faulty: { step: 'columns', View: Faulty },
};

export function ImportStep({ import: one }: { import: Import }) {
  const [params] = useSearchParams();
  const { state } = one;
  const shown =
    (state === 'checked' || state === 'refused') && params.get(STEP_PARAMETER) === 'columns' ? 'read' : state;
  const { step, View } = views[shown];
  const section = useRef<HTMLElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    noteStep(shown);
    // The pressed button left with the last step. A focus elsewhere stays.
    const heading = section.current?.querySelector('h2');
    if (heading && document.activeElement === document.body) focusOn(heading);
  }, [shown]);

  return (
    <>
      <Steps current={step} />
      <section ref={section} className="mt-8">
        <View import={one} />
      </section>
    </>
  );
}
