export function PressedMark() {
  return (
    <span aria-hidden="true" className="late absolute inset-x-3 bottom-1.5">
      <span className="block h-0.5 rounded-full bg-current motion-safe:animate-pulse" />
    </span>
  );
}
