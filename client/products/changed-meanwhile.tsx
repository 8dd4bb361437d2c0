import { Dialog } from '#client/ui/dialog.tsx';
import type { ProductChange } from '#contract/product-changes.ts';
import { t } from '#language/t.ts';
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
    <Dialog title={t('This bike was changed meanwhile')} onClose={onClose}>
      <p>{t('Nothing of yours is saved yet, and nothing of it is lost. This was saved since you opened this page:')}</p>
      <section
        aria-label={t('What was changed')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        className="mt-4 max-h-72 overflow-y-auto -outline-offset-2"
      >
        <ChangeList changes={changes} />
      </section>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" onClick={onTakeNewer} className="btn">
          {t('Load the newer one')}
        </button>
        <button type="button" onClick={onKeepMine} className="btn btn-primary">
          {t('Put my changes on top')}
        </button>
      </div>
    </Dialog>
  );
}
