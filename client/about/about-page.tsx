export default function AboutPage() {
  return <h1 className="text-4xl">About Us</h1>;
}
