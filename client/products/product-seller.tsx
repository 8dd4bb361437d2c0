import type { ReactNode } from 'react';
import { MeanRating } from '#client/ratings/stars.tsx';
import { monthInWords } from '#client/ui/day-in-words.ts';
import { Portrait } from '#client/ui/portrait.tsx';
import { VerifiedStepNames } from '#client/verification/verified-steps.tsx';
import { answersInWords } from '#contract/answer-times.ts';
import type { WholeProduct } from '#contract/products.ts';
import { t } from '#language/t.ts';
import { Fact } from './fact.tsx';
import { ProductContact } from './product-contact.tsx';
import { SellerName } from './seller-name.tsx';

interface ProductSellerProps {
  product: WholeProduct;
  /** Links to their other bikes on this page, if any. */
  others: string | undefined;
  contact: ReactNode;
}

export function ProductSeller({ product, others, contact }: ProductSellerProps) {
  const { sellerJoinedAt, sellerAnswersWithin, sellerVerifiedSteps } = product;
  return (
    <section aria-labelledby="seller">
      <h2 id="seller" className="mb-2 text-xl">
        {t('The seller')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 text-sm *:*:wrap-anywhere sm:text-base">
        <Fact name={product.isVarified ? t('Verified seller') : t('Seller')}>
          <span className="inline-flex max-w-full items-center gap-2">
            <Portrait name={product.sellerName} photo={product.sellerPhoto} />
            <SellerName product={product} className="text-link" isBare />
          </span>
        </Fact>
        {product.sellerRating && (
          <Fact name={t('Rating')}>
            <MeanRating of={product.sellerRating} />
          </Fact>
        )}
        {sellerAnswersWithin && (
          <Fact name={t('Answers||how fast a seller answers')}>
            {t('Usually {time}', { time: answersInWords(sellerAnswersWithin) })}
          </Fact>
        )}
        {sellerVerifiedSteps.length > 0 && (
          <Fact name={t('Checked||what was verified of a seller')}>
            <VerifiedStepNames steps={sellerVerifiedSteps} />
          </Fact>
        )}
        <Fact name={t('Member since')}>
          <time dateTime={sellerJoinedAt}>{monthInWords(sellerJoinedAt)}</time>
        </Fact>
        <ProductContact>{contact}</ProductContact>
        {others && (
          <Fact name={t('Also sells')}>
            <a href={others} className="inline-flex min-h-6 items-center text-link">
              {t('Their other bikes')}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}
