import { useEffect, useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { t } from '#language/t.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const styles: Partial<Record<Toast['type'], { icon: IconName; colour: string }>> = {
  success: { icon: 'check', colour: 'text-success' },
  error: { icon: 'alert', colour: 'text-error' },
};

/** Below the header, which stays free. The library's own toaster injects `<style>`, against the security policy. */
export default function Toaster() {
  const { toasts, handlers } = useToaster();
  const toastLayer = useRef<HTMLDivElement>(null);
  const newest = toasts[0]?.id;

  // Shown again for each toast and opened dialog, to stay on top of the top layer.
  useEffect(() => {
    const shown = toastLayer.current;
    if (!newest || !shown) return;
    function raise() {
      shown?.hidePopover();
      shown?.showPopover();
    }
    function afterDialog({ target }: Event) {
      if (target instanceof HTMLDialogElement && target.open) raise();
    }
    raise();
    document.addEventListener('toggle', afterDialog, { capture: true });
    return () => {
      document.removeEventListener('toggle', afterDialog, { capture: true });
      shown.hidePopover();
    };
  }, [newest]);

  return (
    <div
      ref={toastLayer}
      popover="manual"
      className="pointer-events-none fixed inset-x-4 top-[4.75rem] bottom-auto m-0 w-auto flex-col items-center gap-2 overflow-visible bg-transparent text-base-content open:flex"
    >
      {toasts.map((toast) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a toast waits while it is being read, what can be pressed is a button in it
        // biome-ignore lint/a11y/useKeyWithClickEvents: a button's key is a click here too
        <div
          key={toast.id}
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
          // The pressed toast disappears under the pointer, so `pointerleave` never fires.
          onClick={handlers.endPause}
          className={`flex max-w-md items-center gap-3 rounded-field border border-base-300 bg-base-100 px-4 py-3 text-sm shadow-lg transition duration-200 ${
            toast.visible ? 'pointer-events-auto starting:-translate-y-2 starting:opacity-0' : 'opacity-0'
          }`}
        >
          <ToastIcon type={toast.type} />
          <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
        </div>
      ))}
    </div>
  );
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  if (type === 'loading') return <Spinner label={t('Working')} />;
  const drawn = styles[type];
  return drawn && <Icon name={drawn.icon} className={`size-5 shrink-0 ${drawn.colour}`} />;
}
