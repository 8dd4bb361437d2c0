import { hardNavigate } from '#client/navigation/connection/hard-navigate.ts';
import { currencyName } from '#client/ui/currency-name.ts';
import { distanceUnitOptions } from '#client/ui/distance-units.ts';
import { display } from '#language/current.ts';
import { displayCookie } from '#language/display-cookies.ts';
import { t } from '#language/t.ts';

/** How figures are shown. A page carries it for its scripts, so another choice loads the page again. */
export default function DisplayChoice() {
  const { distanceUnit, currency, currencies } = display();
  const options = currencies.map((code) => ({ value: code, text: `${currencyName(code)} (${code})` }));
  return (
    <div className="flex flex-wrap gap-2">
      <Choice name="distance" label={t('Distances in')} value={distanceUnit} options={distanceUnitOptions()} />
      {options.length > 0 && (
        <Choice
          name="currency"
          label={t('Show prices also in')}
          value={currency?.code ?? ''}
          options={[{ value: '', text: t('Prices in US dollars only') }, ...options]}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  name: Parameters<typeof displayCookie>[0];
  label: string;
  value: string;
  options: { value: string; text: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs HTTPS
        document.cookie = displayCookie(name, target.value);
        void hardNavigate();
      }}
      className="select select-sm w-auto max-w-full"
    >
      {options.map(({ value: one, text }) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
