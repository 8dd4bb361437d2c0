export default function AllSellersPage() {
  return <h1 className="text-4xl">All Sellers</h1>;
}
