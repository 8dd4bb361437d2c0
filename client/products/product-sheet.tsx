import { Picture } from '#client/ui/picture.tsx';
import type { Product } from '#contract/products.ts';
import { NewBadge } from './new-badge.tsx';
import { usePersonalView } from './personal-view.ts';
import { ProductBar } from './product-bar.tsx';
import { ProductContact } from './product-contact.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductNote, StrangersNote } from './product-note.tsx';
import { ProductPrices } from './product-prices.tsx';
import { ProductState } from './product-state.tsx';
import { StrangersReport } from './strangers-report.tsx';

interface ProductSheetProps {
  /** As a stranger sees it. */
  shown: Product;
  newSince: string;
}

/** Everything about one bike. On a phone the panel comes apart, and its bar stays at the foot of the screen. */
export function ProductSheet({ shown, newSince }: ProductSheetProps) {
  const { product, deal, fault } = usePersonalView(shown);
  return (
    <article className="frame flex flex-col gap-x-10 max-lg:gap-y-6 max-lg:[&_a]:scroll-mb-24 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:py-10">
      <Picture
        main
        src={product.img}
        alt={product.productName}
        className="aspect-4/3 max-lg:-mx-(--gutter) max-lg:w-[calc(100%+2*var(--gutter))] max-lg:max-w-none lg:w-full lg:rounded-box"
      />
      <div className="max-lg:contents lg:row-span-2 lg:self-start lg:rounded-box lg:border lg:border-base-300 lg:bg-base-100 lg:p-6">
        <div>
          <p className="flex gap-2">
            <ProductState product={product} />
            <NewBadge product={product} newSince={newSince} />
          </p>
          <h1 className="mt-3 text-3xl wrap-anywhere sm:text-4xl">{product.productName}</h1>
          <ProductPrices product={product} className="mt-3 mb-2" />
          <ProductNote>
            {fault ?? (deal ? <deal.PersonalNote product={product} /> : <StrangersNote product={product} />)}
          </ProductNote>
        </div>
        <ProductBar product={product} deal={deal} />
        <div className="lg:mt-6">
          <ProductFacts product={product} whole>
            <ProductContact product={product} />
          </ProductFacts>
        </div>
        <div className="flex flex-wrap justify-center gap-2 border-t border-base-300 pt-3 empty:hidden max-lg:order-1">
          {deal ? <deal.ReportAction product={product} /> : <StrangersReport product={product} />}
        </div>
      </div>
      <section aria-labelledby="description" className="max-w-prose lg:mt-8">
        <h2 id="description" className="text-2xl">
          What the seller says
        </h2>
        <p className="mt-3 whitespace-pre-line wrap-anywhere sm:text-lg">{product.disc}</p>
      </section>
    </article>
  );
}
