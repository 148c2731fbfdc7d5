/** The words beside a figure. */
interface FigureNameProps {
  name: string;
  /** How the figure comes about, or what it assumes. */
  note?: string;
}

function FigureName({ name, note }: FigureNameProps) {
  return (
    <>
      {name}
      {note !== undefined && (
        <span className="block font-sans text-sm/tight font-normal text-balance">{note}</span>
      )}
    </>
  );
}

export { FigureName, type FigureNameProps };
