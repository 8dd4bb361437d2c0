export default function ArticlePage() {
  return <h1 className="text-4xl">Article</h1>;
}
