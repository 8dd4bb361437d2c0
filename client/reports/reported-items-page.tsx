export default function ReportedItemsPage() {
  return <h1 className="text-4xl">Reported Items</h1>;
}
