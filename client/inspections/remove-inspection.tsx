import { lazy, Suspense, useState } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { t } from '#language/t.ts';

export const loadRemoveDialog = () => import('./remove-dialog.tsx');
const Dialog = lazy(() => lazyImport(loadRemoveDialog));

interface RemoveInspectionProps {
  person: string;
  productId: string;
}

export function RemoveInspection(props: RemoveInspectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className="btn btn-ghost text-error">
        {t('Remove this inspection')}
      </button>
      {asking && (
        <Suspense>
          <Dialog {...props} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
