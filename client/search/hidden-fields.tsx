export function HiddenFields({ of: fields }: { of: Record<string, string | null | undefined> }) {
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
