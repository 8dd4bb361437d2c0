export function PhoneLink({ number, className = '' }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={`text-link tabular-nums ${className}`}>
      {number}
    </a>
  );
}
