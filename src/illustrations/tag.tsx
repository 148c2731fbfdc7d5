/** A small card with a fact and what to do about it. */
function Tag({ fact, advice }: { fact: string; advice: string }) {
  return (
    <p className="border-border bg-card shadow-tag relative rounded-sm border px-3 py-2 text-sm/[1.3]">
      <b>{fact}</b> <span className="benefits-pairs:hidden">{advice}</span>
    </p>
  );
}

export { Tag };
