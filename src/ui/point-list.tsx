import type { ReactNode } from "react";
import { WholeNumbers } from "./whole-numbers";

type PointListProps = {
  /** `note` follows the text. */
  items: readonly { title: string; text: string; note?: ReactNode }[];
  ordered?: boolean;
  className?: string;
};

/** An unstyled list of points, each with an h3 and a text. */
export function PointList({ items, ordered, className }: PointListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" className={className}>
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <WholeNumbers text={text} />
            {note}
          </p>
        </li>
      ))}
    </List>
  );
}
