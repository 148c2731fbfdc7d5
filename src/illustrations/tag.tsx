/** A small card with a fact and what to do about it. */
function Tag({ fact, advice }: { fact: string; advice: string }) {
  return (
    <p className="relative rounded-sm border border-border bg-card px-3 py-2 text-sm/[1.3] shadow-tag">
      <b>{fact}</b> {advice}
    </p>
  );
}

export { Tag };
