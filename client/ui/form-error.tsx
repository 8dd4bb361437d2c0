export function FormFault({ children }: { children: string | undefined }) {
  return (
    <p role="alert" className="text-sm font-medium text-error empty:hidden">
      {children}
    </p>
  );
}
