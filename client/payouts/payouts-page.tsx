export default function PayoutsPage() {
  return <h1 className="text-4xl">Payouts</h1>;
}
