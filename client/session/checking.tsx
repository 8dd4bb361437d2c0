import { Spinner } from '#client/ui/spinner.tsx';

/** Shown while it is not known who is signed in, or what they asked for is on its way. */
export function Checking() {
  return (
    <div className="checking frame flex grow items-center justify-center gap-3 py-24 text-quiet">
      <Spinner label="Checking" />
      <h1 className="font-sans text-base font-normal tracking-normal">Checking…</h1>
    </div>
  );
}
