import { Dialog } from '#client/ui/dialog.tsx';
import type { ProductChange } from '#contract/product-changes.ts';
import { ChangeList } from './change-list.tsx';

interface ChangedMeanwhileProps {
  changes: ProductChange[];
  onKeepMine(): void;
  onTakeNewer(): void;
  onClose(): void;
}

/** An edit conflict: the later editor decides. */
export function ChangedMeanwhile({ changes, onKeepMine, onTakeNewer, onClose }: ChangedMeanwhileProps) {
  return (
    <Dialog title="This bike was changed meanwhile" onClose={onClose}>
      <p>Nothing of yours is saved yet, and nothing of it is lost. This was saved since you opened this page:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label="What was changed" tabIndex={0} className="mt-4 max-h-72 overflow-y-auto -outline-offset-2">
        <ChangeList changes={changes} />
      </section>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onTakeNewer} className="btn">
          Load the newer one
        </button>
        <button type="button" onClick={onKeepMine} className="btn btn-primary">
          Put my changes on top
        </button>
      </div>
    </Dialog>
  );
}
