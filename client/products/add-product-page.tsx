import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { call } from '#client/api/call.ts';
import { useSession } from '#client/api/session/session.ts';
import { ConfirmedOnly } from '#client/auth/confirmation/confirmed-only.tsx';
import { asPerson } from '#client/auth/guards.ts';
import { SellersOnly } from '#client/auth/sellers-only.tsx';
import { SessionLoading } from '#client/auth/session-loading.tsx';
import { paths } from '#client/paths.ts';
import { addProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/add-product-page';
import { ListingLimit, refreshOwnProducts } from './listing-limit.tsx';
import { BLANK } from './product-draft.ts';
import { ProductForm, type Sending } from './product-form.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, () => null);
}

clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: t('Add Product | Kickstand') }];

export function HydrateFallback() {
  return <SessionLoading />;
}

export default function AddProductPage() {
  return (
    <SellersOnly>
      <h1 className="text-4xl">{t('Add Product')}</h1>
      <p className="mt-2 text-quiet">{t('Tell buyers what they would want to know before they come to see it.')}</p>
      <ListingLimit className="mt-1 mb-4" />
      <ConfirmedOnly title={t('Confirm your e-mail address to sell a bike')}>
        <AddProductForm />
      </ConfirmedOnly>
    </SellersOnly>
  );
}

function AddProductForm() {
  const { user } = useSession();
  const navigate = useNavigate();

  async function add({ product, once, done }: Sending) {
    const body = { ...product, sellerName: user?.name, sellerEmail: user?.email };
    await call(addProduct, { body, once });
    toast.success(t('Product Added Successfuly'));
    done();
    await refreshOwnProducts();
    await navigate(`${paths.myProducts}/`);
  }

  return (
    <ProductForm name="a product" blank={BLANK} onSend={add}>
      {t('Add Product')}
    </ProductForm>
  );
}
