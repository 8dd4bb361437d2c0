/** What is done in this step; the focus comes here when the step does. */
export function StepHeading({ children }: { children: string }) {
  return <h2 className="text-2xl outline-none">{children}</h2>;
}
