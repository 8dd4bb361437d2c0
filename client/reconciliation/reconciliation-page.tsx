export default function ReconciliationPage() {
  return <h1 className="text-4xl">Reconciliation</h1>;
}
