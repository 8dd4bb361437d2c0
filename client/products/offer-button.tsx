import { t } from '#language/t.ts';
/** Beside Book Now; short on a phone, where the price stands in the same row. */
export const OFFER_BUTTON = 'btn btn-outline max-lg:px-3';

export function OfferWords() {
  return (
    <>
      <span className="max-lg:sr-only">{t('Make an offer')}</span>
      <span aria-hidden="true" className="lg:hidden">
        {t('Offer||verb')}
      </span>
    </>
  );
}
