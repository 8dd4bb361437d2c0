import { useEffect, useEffectEvent, useRef } from 'react';
import { lazyImport } from '#client/browser/lazy-import.ts';
import { rich } from '#client/ui/rich.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { addCompared, compared, MOST_COMPARED, removeCompared } from './compared.ts';

const loadToast = () => import('react-hot-toast/headless');

interface CompareToggleProps {
  product: Pick<Product, '_id' | 'productName'>;
  className?: string;
}

export function CompareToggle({ product: { _id, productName }, className = '' }: CompareToggleProps) {
  const chosen = compared.useList().includes(_id);
  const box = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent(toggle);

  // It may have been ticked before hydration.
  useEffect(() => {
    if (!box.current?.checked || compared.now().includes(_id)) return;
    box.current.checked = false;
    void choose();
  }, [_id]);

  async function toggle() {
    if (chosen) return removeCompared(_id);
    if (addCompared(_id)) return;
    const { default: toast } = await lazyImport(loadToast);
    toast.error(t('Only {most} bikes can be compared at once. Take one out first.', { most: MOST_COMPARED }), {
      id: 'compared',
    });
  }

  return (
    <label
      className={`inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm font-medium noscript:hidden ${className}`}
    >
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        checked={chosen}
        onChange={toggle}
        className="checkbox border-base-content/60 checkbox-sm"
      />
      <span>
        {rich('Compare<hidden> {bike}</hidden>', {
          bike: productName,
          hidden: (words) => <span className="sr-only">{words}</span>,
        })}
      </span>
    </label>
  );
}
