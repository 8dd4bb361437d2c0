export function PhoneLink({ number, className = '' }: { number: string; className?: string }) {
  return (
    <a dir="ltr" href={`tel:${number.replace(/[^+\d]/g, '')}`} className={`text-link tabular-nums ${className}`}>
      {number}
    </a>
  );
}
