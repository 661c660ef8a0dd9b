/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { site } from "../../src/content/site";
import { FloatingLinks } from "../../src/layout/floating-links";
import { restoreSite } from "../support/site-values";
import { telephoneHref, whatsappHref } from "../../src/layout/links/addresses";

afterEach(restoreSite);

describe("floating links", () => {
  it("LAY-01 opens a chat with the number's digits and the encoded greeting", () => {
    expect(whatsappHref({ number: "+91 00000 00003", greeting: "Hello & plans?" })).toBe(
      "https://wa.me/910000000003?text=Hello%20%26%20plans%3F",
    );
  });

  it("LAY-02 calls the number's digits", () => {
    expect(telephoneHref("+91 (00000) 000-01")).toBe("tel:+910000000001");
  });

  it.each([
    ["LAY-01", () => delete site.contacts.whatsapp, "Call us"],
    ["LAY-02", () => (site.contacts.phones = []), /WhatsApp/],
  ])("%s is left out with its number", (_, leaveOut, other) => {
    leaveOut();
    render(<FloatingLinks />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: other })).toBeInTheDocument();
  });

  it("LAY-01 with neither number there is no empty landmark", () => {
    delete site.contacts.whatsapp;
    site.contacts.phones = [];
    const { container } = render(<FloatingLinks />);
    expect(container).toBeEmptyDOMElement();
  });
});
