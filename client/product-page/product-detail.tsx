import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ShownProduct } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { CompareToggle } from '#client/products/compare/compare-toggle.tsx';
import { Heart } from '#client/products/favourites/heart.tsx';
import { Gallery } from '#client/products/gallery/gallery.tsx';
import { shotsOf } from '#client/products/gallery/shots.ts';
import { RecentlyViewed } from '#client/products/recently-viewed/recently-viewed.tsx';
import { rememberViewed } from '#client/products/recently-viewed/viewed.ts';
import { UnbrokenWords } from '#client/ui/unbroken-words.tsx';
import { ValuationSection } from '#client/valuation/valuation-section.tsx';
import { t } from '#language/t.ts';
import { FrameCheck } from '../products/frame-check.tsx';
import { StrangersReport } from '../products/guest-report.tsx';
import { ProductGlance } from '../products/key-facts.tsx';
import { NewBadge } from '../products/new-badge.tsx';
import { usePersonalView } from '../products/personal-view.ts';
import { PriceHistory } from '../products/price-history.tsx';
import { PriceNotes } from '../products/price-notes.tsx';
import { ProductNote, StrangersNote } from '../products/product-note.tsx';
import { ProductPrices } from '../products/product-prices.tsx';
import { ProductSeller } from '../products/product-seller.tsx';
import { ProductShare } from '../products/product-share.tsx';
import { ProductState } from '../products/product-state.tsx';
import { ProductStrip } from '../products/product-strip.tsx';
import { ProductTable } from '../products/spec-table.tsx';
import { StickyCta } from './sticky-cta.tsx';

interface ProductDetailProps extends ShownProduct {
  address: string;
  /** The town's name. */
  town: string | undefined;
  newSince: string;
}

const OTHERS = 'others';

/** A bike's details, public until the session is known. On a phone the sticky bar is separate. */
export function ProductDetail({ product: shown, similar, ofSeller, address, town, newSince }: ProductDetailProps) {
  const { product, deal, fault } = usePersonalView(shown);
  const { productName } = product;
  const sold = !product.isAvailable;
  useEffect(() => rememberViewed(shown._id), [shown._id]);
  const alternatives = <ProductStrip title={t('Similar bikes')} products={similar} />;
  return (
    <div className="frame grid gap-y-10 pb-10 lg:pt-10">
      <article className="flex min-w-0 flex-col gap-x-10 max-lg:gap-y-6 max-lg:[&_a]:scroll-mb-24 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
        <Gallery
          shots={shotsOf(productName, product.photos, product.img)}
          name={productName}
          sizes="(min-width: 78rem) 46rem, (min-width: 64rem) calc(100vw - 32rem), 100vw"
          className="min-w-0 max-lg:-mx-(--gutter) max-lg:[&>ul]:mx-[calc(var(--gutter)-0.25rem)]"
        />
        <div className="max-lg:contents lg:top-6 lg:row-span-2 lg:self-start lg:rounded-box lg:border lg:border-base-300 lg:bg-base-100 lg:p-6 lg:[@media(min-height:56rem)]:sticky">
          <div className="relative">
            <p className="flex gap-2">
              <ProductState product={product} />
              <NewBadge product={product} newSince={newSince} />
            </p>
            <Heart product={product} look="named" className="absolute -top-2 -end-2 print:hidden" />
            <h1 className="mt-3 text-3xl wrap-anywhere sm:text-4xl">
              <UnbrokenWords>{productName}</UnbrokenWords>
            </h1>
            <p className="mt-1.5 text-quiet wrap-anywhere">{town ?? product.sellerLocation}</p>
            <ProductPrices product={product} className="mt-3" />
            <p className="mb-3">
              <PriceNotes product={product} />
            </p>
            <ProductGlance product={product} />
            <FrameCheck check={product.frameCheck} />
            {deal && product.sameFrame && <deal.SameFrame others={product.sameFrame} />}
            <ProductNote>
              {fault ?? (deal ? <deal.PersonalNote product={product} /> : <StrangersNote product={product} />)}
            </ProductNote>
          </div>
          <StickyCta product={product} deal={deal} />
          <div className="last-on-phones lg:mt-6">
            <ProductSeller
              product={product}
              others={ofSeller.length > 0 ? `#${OTHERS}` : undefined}
              contact={deal && <deal.SellerContact product={product} />}
            />
          </div>
          <div className="print:hidden flex flex-wrap justify-center gap-2 border-t border-base-300 pt-3 last-on-phones">
            {!sold && <CompareToggle product={product} className="px-3" />}
            {!sold && (
              <Link to={paths.inspection(product._id)} className="btn btn-ghost">
                {t('Inspect this bike')}
              </Link>
            )}
            <ProductShare title={productName} address={address} />
            {deal ? <deal.ReportAction product={product} /> : <StrangersReport product={product} />}
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-y-8 lg:mt-8">
          {sold && alternatives}
          <section aria-labelledby="description" className="max-w-prose">
            <h2 id="description" className="text-2xl">
              {t('What the seller says')}
            </h2>
            <p className="mt-3 user-text wrap-anywhere sm:text-lg">{product.disc}</p>
          </section>
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-3 text-2xl">
              {t('Specifications')}
            </h2>
            <ProductTable product={product} town={town} />
          </section>
          {!sold && <ValuationSection product={product} />}
          <PriceHistory product={product} />
        </div>
      </article>
      {!sold && alternatives}
      <ProductStrip id={OTHERS} title={t('More from {seller}', { seller: product.sellerName })} products={ofSeller} />
      <RecentlyViewed without={product._id} />
    </div>
  );
}
