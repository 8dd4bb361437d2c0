import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { rich } from '#client/ui/rich.ts';
import { formatNumber } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import type { Shot } from './shots.ts';
import { stepOf } from './step.ts';
import { StepButton } from './step-button.tsx';
import { useZoom } from './zooming.ts';

interface ViewerProps {
  shots: Shot[];
  label: string;
  start: number;
  onClose(index: number): void;
}

const PAN_STEP = 80;
const pans: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: PAN_STEP, y: 0 },
  ArrowRight: { x: -PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP },
  ArrowDown: { x: 0, y: -PAN_STEP },
};
const toolClass =
  'grid size-11 cursor-pointer place-items-center rounded-full hover:bg-base-300 aria-disabled:cursor-default aria-disabled:opacity-40';

export function Viewer({ shots, label, start, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const { frame, picture, view, dragged, zoom, pan, reset } = useZoom((by) => go(index + by));
  const shot = shots[index];
  const many = shots.length > 1;

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  // Preloads the next picture.
  useEffect(() => {
    const next = shots[index + 1];
    if (next) new Image().src = next.large;
  }, [shots, index]);

  function go(wanted: number) {
    const to = Math.max(0, Math.min(shots.length - 1, wanted));
    if (to !== index) reset();
    setIndex(to);
  }

  function press(event: React.KeyboardEvent) {
    const panOffset = view.scale > 1 ? pans[event.key] : undefined;
    const to = stepOf(event, index, shots.length);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (panOffset) pan(panOffset);
    else if (to !== undefined) go(to);
    else if (event.key === '+' || event.key === '=') zoom(1.5);
    else if (event.key === '-') zoom(1 / 1.5);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      aria-label={label}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose(index);
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose(index)}
      className="fixed inset-0 m-0 flex h-dvh max-h-none w-full max-w-none flex-col bg-base-200 text-base-content backdrop:bg-black"
    >
      <div className="flex items-center justify-between gap-2 p-2">
        <button type="button" aria-label={t('Close')} onClick={() => onClose(index)} className={toolClass}>
          <Icon name="cross" />
        </button>
        <p aria-live="polite" className="font-semibold tabular-nums">
          {many &&
            rich('<hidden>Photo </hidden>{number} of {count}', {
              number: index + 1,
              count: shots.length,
              hidden: (words) => <span className="sr-only">{words}</span>,
            })}
        </p>
        <div className="flex items-center">
          <button
            type="button"
            aria-label={t('Zoom out')}
            aria-disabled={view.scale === 1}
            onClick={() => zoom(1 / 1.5)}
            className={toolClass}
          >
            <Icon name="minus" />
          </button>
          <output aria-label={t('Zoom||size of a picture')} className="w-12 text-center text-sm tabular-nums">
            {formatNumber(view.scale, { style: 'percent' })}
          </output>
          <button type="button" aria-label={t('Zoom in')} onClick={() => zoom(1.5)} className={toolClass}>
            <Icon name="plus" />
          </button>
        </div>
      </div>
      <div
        ref={frame}
        className={`relative min-h-0 grow touch-none overflow-hidden ${view.scale > 1 ? (dragged ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in'}`}
      >
        {shot && (
          <img
            key={shot.large}
            ref={picture}
            src={shot.large}
            alt={shot.alt}
            draggable={false}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
            className={`size-full object-contain select-none ${dragged ? '' : 'transition-transform duration-150'}`}
          />
        )}
      </div>
      {many && (
        <>
          <StepButton to="back" spent={index === 0} onStep={() => go(index - 1)} />
          <StepButton to="on" spent={index === shots.length - 1} onStep={() => go(index + 1)} />
        </>
      )}
      {shot?.words && <p className="p-3 text-center wrap-anywhere">{shot.words}</p>}
    </dialog>
  );
}
