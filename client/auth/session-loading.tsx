import { Spinner } from '#client/ui/spinner.tsx';
import { t } from '#language/t.ts';
import { NeedsScripts, type NeedsScriptsProps } from './needs-scripts.tsx';

/** Shown while the session or the data is loading. */
export function SessionLoading(withoutScripts: NeedsScriptsProps) {
  return (
    <>
      <div className="checking late frame flex grow items-center justify-center gap-3 py-24 text-quiet noscript:hidden">
        <Spinner label={t('Checking')} />
        <h1 className="font-sans text-base font-normal tracking-normal">{t('Checking…')}</h1>
      </div>
      <NeedsScripts {...withoutScripts} />
    </>
  );
}
