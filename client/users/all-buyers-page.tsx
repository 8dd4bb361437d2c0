export default function AllBuyersPage() {
  return <h1 className="text-4xl">All Buyers</h1>;
}
