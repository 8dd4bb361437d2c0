import { formats, formatters } from '#language/formatters.ts';
import { t } from '#language/t.ts';
export function TimeZone() {
  return <p className="text-sm text-quiet">{t('Your local time ({zone}).', { zone: zone() })}</p>;
}

function zone() {
  const parts = formatters.getDateTimeFormat(formats(), { timeZoneName: 'longGeneric' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
