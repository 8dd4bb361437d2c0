import { rich } from '#client/ui/rich.ts';
import { message, t } from '#language/t.ts';

const cards = [
  { number: '4242424242424242', does: message('<card></card> is accepted') },
  { number: '4000000000000002', does: message('<card></card> is declined') },
  { number: '4000000000009995', does: message('<card></card> has too little money on it') },
  { number: '4000002500003155', does: message('<card></card> makes the bank ask you first') },
];

export function TestCards({ onChoose }: { onChoose(number: string): void }) {
  return (
    <details className="rounded-field bg-base-200 px-4 py-2.5 text-sm">
      <summary className="cursor-pointer font-semibold">{t('Test mode: no real money. Use a test card')}</summary>
      <ul className="mt-2 grid gap-1">
        {cards.map(({ number, does }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="min-h-6 cursor-pointer text-left text-link"
            >
              {rich(does, {
                card: () => <span className="tabular-nums">{number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</span>,
              })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
