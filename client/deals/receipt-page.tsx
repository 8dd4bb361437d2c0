export default function ReceiptPage() {
  return <h1 className="text-4xl">Receipt</h1>;
}
