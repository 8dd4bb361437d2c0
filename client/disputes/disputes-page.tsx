export default function DisputesPage() {
  return <h1 className="text-4xl">Disputes</h1>;
}
