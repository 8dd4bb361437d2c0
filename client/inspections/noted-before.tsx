import { useState } from 'react';
import { BusyButton } from '#client/ui/busy-button.tsx';
import { t } from '#language/t.ts';
import { checkedItems } from './entries.ts';
import { removeNoted, takeOver } from './take-over.ts';
import { useStored } from './use-inspection.ts';

interface NotedBeforeProps {
  person: string;
  productId: string;
}

/** What was noted without a login is not taken to be the person's: others may use the device. */
export function NotedBefore({ person, productId }: NotedBeforeProps) {
  const { stored } = useStored('', productId);
  const [busy, setBusy] = useState(false);
  if (!stored?.inspection) return;
  const checked = checkedItems(stored.inspection.entries);

  async function act(what: () => Promise<void>) {
    setBusy(true);
    try {
      await what();
      document.getElementById('content')?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className="mt-4 grid gap-3 rounded-box border border-base-300 bg-base-100 p-4">
      <p>
        {checked > 0
          ? t(
              'This bike was inspected on this device without a login, with {count, plural, one {# result} other {# results}}. Is that yours?',
              { count: checked },
            )
          : t('This bike was inspected on this device without a login. Is that yours?')}
      </p>
      <div className="flex flex-wrap gap-2">
        <BusyButton
          busy={busy}
          onClick={() => void act(() => takeOver(person, productId))}
          className="btn-primary min-h-11"
        >
          {t('Add it to my account')}
        </BusyButton>
        <BusyButton busy={busy} onClick={() => void act(() => removeNoted(productId))} className="btn-outline min-h-11">
          {t('Remove it')}
        </BusyButton>
      </div>
    </section>
  );
}
