/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Field } from "../../src/ui/field";
import { Input, Select } from "../../src/ui/input";

describe("Field", () => {
  it("names its control and says that it is required", () => {
    render(
      <Field label="Phone" required>
        <Input type="tel" />
      </Field>,
    );
    const control = screen.getByRole("textbox", { name: /^Phone/ });
    expect(control).toBeRequired();
    expect(control).not.toHaveAttribute("aria-invalid");
    expect(control).not.toHaveAttribute("aria-describedby");
  });

  it("ties hint and error to the control, in that order", () => {
    render(
      <Field label="E-mail" hint="Work or private" error="Please write an e-mail address">
        <Input type="email" id="mail" />
      </Field>,
    );
    const control = screen.getByRole("textbox", { name: "E-mail" });
    expect(control).toHaveAttribute("id", "mail");
    expect(control).toHaveAttribute("aria-invalid", "true");
    expect(control).toHaveAccessibleDescription("Work or private Please write an e-mail address");
  });

  it("keeps what the control brings along", () => {
    render(
      <Field label="Month">
        <Select name="month" defaultValue="May">
          <option>May</option>
        </Select>
      </Field>,
    );
    expect(screen.getByRole("combobox", { name: "Month" })).toHaveValue("May");
  });
});
