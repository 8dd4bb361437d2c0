export default function NoticesPage() {
  return <h1 className="text-4xl">Notices</h1>;
}
