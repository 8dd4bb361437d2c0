export default function AccountPage() {
  return <h1 className="text-4xl">My Account</h1>;
}
