/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { site } from "../../src/content/site";
import { FloatingLinks } from "../../src/layout/floating-links";
import { restoreSite } from "../support/site-values";
import { toTelephoneHref, createWhatsappHref } from "../../src/layout/links/addresses";

afterEach(restoreSite);

test("LAY-01, LAY-02 chat and call links have the number's digits, and the chat a greeting", () => {
  expect(createWhatsappHref({ number: "+91 00000 00003", greeting: "Hello & plans?" })).toBe(
    "https://wa.me/910000000003?text=Hello%20%26%20plans%3F",
  );
  expect(toTelephoneHref("+91 (00000) 000-01")).toBe("tel:+910000000001");
});

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
