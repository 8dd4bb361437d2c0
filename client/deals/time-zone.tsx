const format = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' });
const zone = () => format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value;

export function TimeZone() {
  return <p className="text-sm text-quiet">Your local time ({zone()}).</p>;
}
