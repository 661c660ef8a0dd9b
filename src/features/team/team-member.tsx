import styled from "@emotion/styled";
import type { Employee } from "../../contract/employees";
import { color, media, space, text, weight } from "../../theme/tokens";
import { Portrait } from "./portrait";

export type Member = Pick<Employee, "id" | "name" | "designation" | "description" | "image">;

/** One person: portrait and words, the sides changing from one to the next (ABT-03). */
export function TeamMember({ member }: { member: Member }) {
  const { name, designation, description, image } = member;
  return (
    <Row>
      <Portrait image={image} name={name} />
      <div>
        <h3>{name}</h3>
        {designation && <Designation>{designation}</Designation>}
        {description && <p>{description}</p>}
      </div>
    </Row>
  );
}

const Row = styled.li({
  display: "grid",
  gap: space[4],
  alignItems: "center",
  "& h3": { fontSize: text.xxl },
  "& p + p": { marginTop: space[3], color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: "16rem minmax(0, 1fr)",
    gap: space[7],
    maxWidth: "52rem",
    "&:nth-of-type(even)": {
      gridTemplateColumns: "minmax(0, 1fr) 16rem",
      marginInlineStart: "auto",
      "& > :first-of-type": { order: 1 },
      "& > :last-of-type": { textAlign: "end" },
    },
  },
});

const Designation = styled.p({
  marginTop: space[1],
  color: color.green,
  fontWeight: weight.strong,
});
