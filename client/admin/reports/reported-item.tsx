import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { FrameFindings } from '#client/products/frame-findings.tsx';
import { ProductState } from '#client/products/product-state.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { brandText } from '#contract/brand-text.ts';
import type { ReportedProduct } from '#contract/reports.ts';
import { t } from '#language/t.ts';
import { Reporters } from './reporters.tsx';

interface ReportedItemProps {
  item: ReportedProduct;
  onDismiss(): void;
  onWithdraw(): void;
}

export function ReportedItem({ item, onDismiss, onWithdraw }: ReportedItemProps) {
  const { productName, categoryName, sellerName, sellerEmail } = item;
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-4 rounded-box border border-base-300 bg-base-100 p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-5 lg:grid-cols-[9rem_minmax(0,1fr)_11rem]"
    >
      <Picture src={item.img} alt="" className="h-20 w-full rounded-field sm:row-span-2 sm:h-28" />
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">
          <Link to={paths.product(item._id)} className="text-link">
            {productName}
          </Link>
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium">
          {brandText(categoryName)} <ProductState product={item} />
        </p>
      </div>
      <div className="min-w-0 text-sm max-sm:col-span-2 sm:col-start-2">
        <p className="mb-3 wrap-anywhere">
          <span className="text-quiet">{t('Sold by')}</span> {sellerName}{' '}
          <span className="text-quiet">({sellerEmail})</span>
        </p>
        <Reporters item={item} />
        {item.frameFindings && <FrameFindings title={t('Frame number')} findings={item.frameFindings} />}
      </div>
      <div className="flex flex-wrap content-start items-center gap-2 max-lg:col-span-full max-lg:justify-end lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <button
          type="button"
          onClick={onDismiss}
          aria-label={t('Dismiss the reports on {name}', { name: productName })}
          className="btn btn-outline max-sm:grow lg:w-full"
        >
          {t('Dismiss')}
        </button>
        {item.may.remove ? (
          <button
            type="button"
            onClick={onWithdraw}
            aria-label={t('Remove the bike: {name}', { name: productName })}
            className="btn btn-ghost text-error max-sm:grow lg:w-full"
          >
            {t('Remove the bike')}
          </button>
        ) : (
          <>
            {item.bookingId && (
              <Link to={paths.deal(item.bookingId)} className="btn btn-outline max-sm:grow lg:w-full">
                {t('See the deal')}
              </Link>
            )}
            <p className="text-sm text-quiet max-lg:order-first max-lg:grow">{whyItStays(item)}</p>
          </>
        )}
      </div>
    </li>
  );
}

function whyItStays({ isAvailable }: ReportedProduct) {
  return isAvailable
    ? t('Booked and not paid: cancel the deal, then remove the bike.')
    : t('Sold and paid: it stays on record. You can cancel the deal until the money is paid out.');
}
