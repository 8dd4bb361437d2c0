export default function MyBuyersPage() {
  return <h1 className="text-4xl">My Buyers</h1>;
}
