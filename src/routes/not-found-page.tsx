export function NotFoundPage() {
  return <main />;
}
