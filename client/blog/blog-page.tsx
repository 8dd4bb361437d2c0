export default function BlogPage() {
  return <h1 className="text-4xl">Blogs</h1>;
}
