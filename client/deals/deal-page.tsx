export default function DealPage() {
  return <h1 className="text-4xl">Deal</h1>;
}
