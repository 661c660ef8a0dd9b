/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Field, Input } from "../../src/ui/field";

test("a field connects hint and error to its control, in that order", () => {
  render(
    <Field label="E-mail" hint="Work or private" error="Please write an e-mail address">
      <Input type="email" id="mail" />
    </Field>,
  );
  const control = screen.getByRole("textbox", { name: "E-mail" });
  expect(control).toHaveAttribute("id", "mail");
  expect(control).toHaveAccessibleDescription("Work or private Please write an e-mail address");
});
