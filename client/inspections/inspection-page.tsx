import { useMemo } from 'react';
import { data, Link } from 'react-router';
import { marketContext } from '#client/navigation/page-data.ts';
import { paths } from '#client/paths.ts';
import { dayAndTime } from '#client/ui/day-and-time.ts';
import { Picture } from '#client/ui/picture.tsx';
import { rich } from '#client/ui/rich.ts';
import { INSPECTION_ITEMS } from '#contract/inspection-items.ts';
import type { Product } from '#contract/products.ts';
import { t } from '#language/t.ts';
import type { Route } from './+types/inspection-page';
import { checkedItems, versionsOf } from './entries.ts';
import { ItemCard } from './item-card.tsx';
import { NotedBefore } from './noted-before.tsx';
import { RemoveInspection } from './remove-inspection.tsx';
import { SyncStatus } from './sync-status.tsx';
import { useInspection } from './use-inspection.ts';

const NOT_FOUND = 404;

export async function loader({ context, params }: Route.LoaderArgs) {
  const [product] = await context.get(marketContext).products([params.id]);
  return data({ bike: product && bikeOf(product) }, { status: product ? 200 : NOT_FOUND });
}

const bikeOf = ({ productName, img, cover }: Product) => ({ productName, img, cover });

/** Without a connection, and without a copy of the page's data, what is on this device is shown all the same. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { bike: undefined };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.bike
      ? t('Inspection of {name} | Kickstand', { name: loaderData.bike.productName })
      : t('Inspection of a bike | Kickstand'),
  },
  {
    name: 'description',
    content: t('What to look at before you buy a second-hand bike, also without a connection.'),
  },
  { name: 'robots', content: 'noindex' },
];

export default function InspectionPage({ params, loaderData: { bike } }: Route.ComponentProps) {
  const productId = params.id;
  const { person, stored, isBlocked, changeItem } = useInspection({
    productId,
    productName: bike?.productName ?? '',
    img: bike?.img ?? '',
  });
  const inspection = stored?.inspection;
  const entries = inspection?.entries ?? [];
  const files = useMemo(() => new Map(stored?.photos.map(({ id, file }) => [id, file])), [stored]);
  const name = bike?.productName || inspection?.productName || '';
  const checked = checkedItems(entries);
  return (
    <div className="frame py-8 sm:py-10">
      <div className="max-w-2xl">
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4">
          <Picture
            src={bike?.img ?? inspection?.img ?? ''}
            alt=""
            photo={bike?.cover}
            sizes="8rem"
            className="h-20 w-full rounded-field"
          />
          <h1 className="text-2xl wrap-anywhere sm:text-4xl">
            {rich(
              name
                ? 'Inspection of <bike>{name}</bike>'
                : 'Inspection of <bike>a bike that is not on the market</bike>',
              {
                name,
                bike: (words) => (
                  <Link to={paths.product(productId)} className="hover:underline">
                    {words}
                  </Link>
                ),
              },
            )}
          </h1>
        </div>
        <p className="mt-4">{t('{checked} of {items} checked', { checked, items: INSPECTION_ITEMS.length })}</p>
        <progress
          aria-label={t('Parts that are checked')}
          value={checked}
          max={INSPECTION_ITEMS.length}
          className="progress h-2"
        />
        <SyncStatus person={person} inspection={inspection} isBlocked={isBlocked} />
        {inspection?.attachments.map(({ bookingId, attachedAt }) => (
          <p key={attachedAt}>
            <Link to={paths.deal(bookingId)} className="text-link">
              Attached to your deal
            </Link>{' '}
            on {dayAndTime(attachedAt)}
          </p>
        ))}
        {person && <NotedBefore person={person} productId={productId} />}
        <noscript>
          <p className="mt-4 font-medium">
            {t('Noting results takes JavaScript, which is switched off in this browser.')}
          </p>
        </noscript>
      </div>
      <ol className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {INSPECTION_ITEMS.map((item) => (
          <ItemCard
            key={item}
            item={item}
            versions={versionsOf(entries, item)}
            files={files}
            disabled={!stored}
            onChange={changeItem}
          />
        ))}
      </ol>
      {inspection && person !== undefined && (
        <div className="mt-6">
          <RemoveInspection person={person} productId={productId} />
        </div>
      )}
    </div>
  );
}
