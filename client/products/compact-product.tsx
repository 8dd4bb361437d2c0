import { Link } from 'react-router';
import { paths } from '#client/paths.ts';
import { Heart } from '#client/products/favourites/heart.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import type { Product } from '#contract/products.ts';
import { PriceNotes } from './price-notes.tsx';
import { figuresOrAge } from './product-figures.ts';

export function CompactProduct({ product }: { product: Product }) {
  return (
    <div className="relative grid">
      <Link
        to={paths.product(product._id)}
        className="group flex flex-col overflow-hidden rounded-box border border-base-300 bg-base-100 hover:border-base-content focus-visible:outline-offset-0"
      >
        <Picture
          src={product.img}
          alt=""
          photo={product.cover}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 72vw"
          className="aspect-4/3 w-full shrink-0"
        />
        <span className="flex grow flex-col gap-1 p-3">
          <span className="line-clamp-2 font-heading text-lg leading-tight font-bold wrap-anywhere group-hover:underline">
            {product.productName}
          </span>
          <span className="text-sm text-quiet tabular-nums">{figuresOrAge(product)}</span>
          <span className="mt-auto flex items-baseline justify-between gap-3 pt-1">
            <Price dollars={product.resalePrice} className="font-heading text-xl font-extrabold" />
            <span className="truncate text-sm text-quiet">{product.sellerLocation}</span>
          </span>
          <PriceNotes product={product} />
        </span>
      </Link>
      <Heart product={product} className="absolute top-2 end-2" />
    </div>
  );
}
