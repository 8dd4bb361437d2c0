/** Receives the focus on each step. */
export function StepHeading({ children }: { children: string }) {
  return <h2 className="text-2xl outline-none">{children}</h2>;
}
