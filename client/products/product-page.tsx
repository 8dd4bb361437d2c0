import { marketContext } from '#client/market.ts';
import { paths } from '#client/paths.ts';
import { formatPrice } from '#contract/format.ts';
import type { Route } from './+types/product-page';
import { newSince } from './new-since.ts';
import { ProductSheet } from './product-sheet.tsx';

const DESCRIPTION_LENGTH = 155;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { product, similar, ofSeller } = await context.get(marketContext).product(params.id);
  const address = new URL(paths.product(product._id), request.url).href;
  return { product, similar, ofSeller, address, newSince: newSince() };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product, address } = loaderData;
  const title = `${product.productName}, ${formatPrice(product.resalePrice)}`;
  const description = shortened(
    `${product.condition} condition, ${product.yearsOfUse} years of use, in ${product.sellerLocation}. ${product.disc}`,
  );
  return [
    { title: `${title} | Kickstand` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: 'Kickstand' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(product.img, address).href },
    { property: 'product:price:amount', content: String(product.resalePrice) },
    { property: 'product:price:currency', content: 'USD' },
  ];
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, newSince } = loaderData;
  return <ProductSheet key={product._id} shown={product} newSince={newSince} />;
}

function shortened(text: string) {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
}
