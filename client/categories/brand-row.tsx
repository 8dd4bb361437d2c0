import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { AdminCategory } from '#contract/categories.ts';
import { t } from '#language/t.ts';
import { bikesOnSale } from './bikes-on-sale.ts';
import { BrandPicture } from './brand-picture.tsx';

interface BrandRowProps {
  brand: AdminCategory;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onChange(): void;
  onRetire(): void;
}

export function BrandRow({ brand, isFirst, isLast, onMove, onChange, onRetire }: BrandRowProps) {
  const { brandName } = brand;
  return (
    <li className="grid grid-cols-[auto_6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-[auto_9rem_minmax(0,1fr)] lg:grid-cols-[auto_9rem_minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <Mover
          label={t('Move {name} up', { name: brandName })}
          disabled={isFirst}
          className="-rotate-90"
          onMove={() => onMove(-1)}
        />
        <Mover
          label={t('Move {name} down', { name: brandName })}
          disabled={isLast}
          className="rotate-90"
          onMove={() => onMove(1)}
        />
      </div>
      <BrandPicture picture={brand.picture} />
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">
          <Link to={paths.category(brandName)} className="text-link">
            {brandName}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-quiet tabular-nums">{bikesOnSale(brand)}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2 max-lg:col-span-3">
        <button
          type="button"
          onClick={onChange}
          aria-label={t('Change {name}', { name: brandName })}
          className="btn btn-outline"
        >
          {t('Change')}
        </button>
        <button
          type="button"
          onClick={onRetire}
          aria-label={t('Retire {name}', { name: brandName })}
          className="btn btn-ghost text-error"
        >
          {t('Retire')}
        </button>
      </div>
    </li>
  );
}

interface MoverProps {
  label: string;
  disabled: boolean;
  className: string;
  onMove(): void;
}

/** `aria-disabled` at the end of the list, because `disabled` loses the focus. */
function Mover({ label, disabled, className, onMove }: MoverProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onMove()}
      className="btn btn-square btn-ghost btn-sm aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <Icon name="arrow" className={`size-4 ${className}`} />
    </button>
  );
}
