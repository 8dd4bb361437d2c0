import { Price } from '#client/ui/price.tsx';
import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import { usePayoutWait } from './payout-wait.ts';
import { ReceiptSection } from './receipt-section.tsx';

type Sending = Deal['money']['refund'];

export function ReceiptMoney({ deal }: { deal: Deal }) {
  const { as, money, transactionId } = deal;
  const wait = usePayoutWait(deal);
  const { paid, held, refunded, toSeller, fee, takenBack } = money;
  const forSeller = as !== 'buyer';
  return (
    <ReceiptSection title={t('The money')}>
      <Amount name={t(as === 'buyer' ? 'You paid' : 'The buyer paid')} dollars={paid} always />
      <Amount
        name={t(as === 'buyer' ? 'Refunded to you' : 'Refunded to the buyer')}
        dollars={refunded}
        sending={money.refund}
      />
      <Amount name={t('Taken back by the buyer’s bank')} dollars={takenBack} />
      {forSeller && <Amount name={t('Fee of Kickstand')} dollars={fee} />}
      {forSeller && (
        <Amount
          name={t(as === 'seller' ? 'Paid out to you' : 'Paid out to the seller')}
          dollars={toSeller}
          sending={money.payout}
        />
      )}
      {wait && <dd className="col-span-full text-sm text-quiet">{wait}</dd>}
      <Amount name={t('Held by Kickstand')} dollars={held} />
      {as === 'buyer' && (
        <div className="contents *:mt-1 *:border-t *:border-base-content *:pt-2 *:text-lg *:font-bold">
          <dt className="-me-6">{t('Total')}</dt>
          <dd className="text-end">
            <Price dollars={Math.round((paid - refunded - takenBack) * 100) / 100} />
          </dd>
        </div>
      )}
      {transactionId && (
        <div className="contents">
          <dt className="mt-2 text-quiet">{t('Transaction Id')}</dt>
          <dd className="mt-2 text-end wrap-anywhere">{transactionId}</dd>
        </div>
      )}
    </ReceiptSection>
  );
}

interface AmountProps {
  name: string;
  dollars: number;
  sending?: Sending;
  always?: boolean;
}

function Amount({ name, dollars, sending, always = false }: AmountProps) {
  if (!dollars && !always) return;
  return (
    <div className="contents">
      <dt className="text-quiet">{sending && sending !== 'sent' ? t('{name} (not sent yet)', { name }) : name}</dt>
      <dd className="text-end">
        <Price dollars={dollars} />
      </dd>
    </div>
  );
}
