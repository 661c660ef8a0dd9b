/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { site } from "../../src/content/site";
import { FloatingLinks } from "../../src/layout/floating-links";
import { restoreSite } from "../support/site-values";

afterEach(restoreSite);

test("LAY-02, LAY-01 a link is omitted without its number, and the landmark without links", () => {
  const { rerender, container } = render(<FloatingLinks />);
  const { whatsapp } = site.contacts;
  delete site.contacts.whatsapp;
  rerender(<FloatingLinks />);
  expect(screen.getByRole("link")).toHaveAccessibleName("Call us");
  site.contacts.phones = [];
  rerender(<FloatingLinks />);
  expect(container).toBeEmptyDOMElement();
  site.contacts.whatsapp = whatsapp;
  rerender(<FloatingLinks />);
  expect(screen.getByRole("link")).toHaveAccessibleName(/WhatsApp/);
});
