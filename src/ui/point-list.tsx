type PointListProps = {
  items: readonly { title: string; text: string }[];
  className?: string;
};

/** Titles, each with its text, below an h2; how they stand is the styles' matter. */
export function PointList({ items, className }: PointListProps) {
  return (
    <ul role="list" className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
