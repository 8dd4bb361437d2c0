export default function ProductPage() {
  return <h1 className="text-4xl">Bike</h1>;
}
