/** The words beside a figure. */
interface FigureNameProps {
  name: string;
  /** What the figure assumes. */
  condition?: string | undefined;
}

function FigureName({ name, condition }: FigureNameProps) {
  return (
    <>
      {name}
      {condition !== undefined && (
        <span className="block font-sans text-sm/tight font-normal text-balance">{condition}</span>
      )}
    </>
  );
}

export { FigureName, type FigureNameProps };
