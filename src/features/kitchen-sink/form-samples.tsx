import styled from "@emotion/styled";
import { media, space } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Input, Select, TextArea } from "../../ui/input";
import { Section } from "../../ui/section";

/** Fields, empty, filled, wrong and switched off. */
export function FormSamples() {
  return (
    <Section title="Fields">
      <Form onSubmit={(event) => event.preventDefault()}>
        <Field label="Name" required>
          <Input type="text" placeholder="As in your documents" autoComplete="off" />
        </Field>
        <Field label="Phone" hint="Ten digits, with or without +91" required>
          <Input type="tel" autoComplete="off" />
        </Field>
        <Field label="E-mail" error="Please write an address such as name@example.com" required>
          <Input type="email" defaultValue="name@" autoComplete="off" />
        </Field>
        <Field label="Category" hint="Switched off">
          <Input type="text" defaultValue="Small Cap" disabled />
        </Field>
        <Field label="Month">
          <Select defaultValue="">
            <option value="">All months</option>
            <option>November</option>
          </Select>
        </Field>
        <Field label="Résumé" hint="PDF, at most 5 MB">
          <Input type="file" accept="application/pdf" />
        </Field>
        <Wide label="Message" error="Please write a few words">
          <TextArea rows={4} />
        </Wide>
        <Button type="submit">Submit</Button>
      </Form>
    </Section>
  );
}

const Form = styled.form({
  display: "grid",
  gap: space[5],
  maxWidth: "46rem",
  [media.desktop]: { gridTemplateColumns: "1fr 1fr" },
  "& > button": { justifySelf: "start" },
});

const Wide = styled(Field)({ gridColumn: "1 / -1" });
