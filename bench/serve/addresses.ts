import { articles } from '#client/blog/articles.ts';
import { paths } from '#client/paths.ts';
import { comparison } from '#client/products/compare/compared.ts';
import { BRANDS, type Product, readProduct, readProducts } from '#contract/products.ts';

export async function publicAddresses(url: string): Promise<Map<string, string>> {
  const products = (await (await fetch(`${url}/api/advertize`)).json()) as Product[];
  const [one = '', other = ''] = products.map(({ _id }) => _id);
  const [brand] = BRANDS;
  return new Map([
    ...[paths.landing, paths.about, paths.blog].map((path) => [path, path] as const),
    ['/blog/{article}', paths.article(articles[0]?.slug ?? '')],
    ['/search', paths.search],
    ['/search?q=pulsar', `${paths.search}?q=pulsar`],
    ['/products/{id}', paths.product(one)],
    ['/compare?bikes={id},{id}', comparison([one, other])],
    ['/categories/{brand}', paths.category(brand)],
    ['/api/categories', '/api/categories'],
    ['/api/advertize', '/api/advertize'],
    ['/api/categories/{brand}', `/api/categories/${brand}`],
    ['/api/product/{id}', `/api${readProduct.path.replace(':id', one)}`],
    ['/api/product?ids={id},{id}', `/api${readProducts.path}?ids=${one},${other}`],
    ['/api/search?brand=YAMAHA', `/api/search?brand=${brand}`],
    ['/api/search/suggestions?q=pul', '/api/search/suggestions?q=pul'],
    ['/api/config', '/api/config'],
    ['/api/models?q=pulsar', '/api/models?q=pulsar'],
    ['/api/places?q=dhak', '/api/places?q=dhak'],
  ]);
}
