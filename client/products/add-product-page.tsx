import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { call } from '#client/api.ts';
import { SellersOnly } from '#client/dashboard/sellers-only.tsx';
import { showFaults } from '#client/form-faults.ts';
import { useKeptForm } from '#client/kept-form.ts';
import { paths } from '#client/paths.ts';
import { refresh } from '#client/queries.ts';
import { Checking } from '#client/session/checking.tsx';
import { asPerson } from '#client/session/guards.ts';
import { useSession } from '#client/session/session.ts';
import { FormFault } from '#client/ui/form-fault.tsx';
import { SubmitButton } from '#client/ui/submit-button.tsx';
import { addProduct, listSellerProducts, NewProduct } from '#contract/products.ts';
import type { Route } from './+types/add-product-page';
import { type ProductDraft, ProductFields } from './product-fields.tsx';

const BLANK = { categoryName: 'YAMAHA', condition: 'Excellent' } as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return asPerson(request, () => null);
}

clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = () => [{ title: 'Add Product | Kickstand' }];

export function HydrateFallback() {
  return <Checking />;
}

export default function AddProductPage() {
  return (
    <SellersOnly>
      <h1 className="text-4xl">Add Product</h1>
      <p className="mt-2 mb-6 text-quiet">Tell buyers what they would want to know before they come to see it.</p>
      <AddProductForm />
    </SellersOnly>
  );
}

function AddProductForm() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { form, keyOf, done } = useKeptForm<ProductDraft>('a product', NewProduct, BLANK);
  const { errors, isSubmitting } = form.formState;

  const add = form.handleSubmit(async (draft) => {
    const product = { ...draft, sellerName: user?.name, sellerEmail: user?.email };
    try {
      await call(addProduct, { body: product, once: keyOf(product) });
      toast.success('Product Added Successfuly');
      done();
      await refresh(listSellerProducts);
      await navigate(`${paths.myProducts}/`);
    } catch (error) {
      console.error(error);
      showFaults(form, error);
    }
  });

  return (
    <form method="post" noValidate onSubmit={add} className="grid max-w-2xl gap-5">
      <ProductFields form={form} />
      <FormFault>{errors.root?.message}</FormFault>
      <SubmitButton busy={isSubmitting} className="justify-self-start">
        Add Product
      </SubmitButton>
    </form>
  );
}
