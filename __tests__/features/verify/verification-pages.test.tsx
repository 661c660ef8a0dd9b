/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { channelList } from "../../../src/content/channels";
import { Statement, statement } from "../../../src/features/accessibility/statement";
import {
  RegistrationList,
  registrationsPage,
} from "../../../src/features/registrations/registration-list";
import { upi, upiHandle } from "../../../src/features/upi/text";
import { UpiQr } from "../../../src/features/upi/upi-view";
import { ChannelList } from "../../../src/features/verify/channel-list";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

test("TRU-02 a number's series is explained, and a reported channel shows the date of the report", () => {
  channelList.channels.push(
    { kind: "phone", label: "Service", value: "1600 000 001", reported: "2026-07-27" },
    { kind: "phone", label: "Offers", value: "+91 140 000 0001" },
  );
  channelList.none.length = 0;
  render(<ChannelList />);
  const getItem = (label: string) => screen.getByText(label).closest("li");
  expect(getItem("Service")).toHaveTextContent("Numbers that begin with 1600 are for service");
  expect(getItem("Service")).toHaveTextContent("Reported to BSE on 27 July 2026");
  expect(getItem("Offers")).toHaveTextContent("Numbers that begin with 140 are for promotion");
  expect(getItem("Customer care")).not.toHaveTextContent(/begin with|Reported/);
  expect(screen.queryByText(/We have no channel on/)).toBeNull();
});

test("TRU-07 with two registrations the page calls neither the only one", () => {
  const [first] = registrationsPage.registrations;
  const second = { ...first, number: "INA000000000", category: "Sample second category" };
  Object.assign(registrationsPage.registrations, { 1: second });
  render(<RegistrationList builtOn="2026-10-07" />);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
  expect(screen.queryByText(registrationsPage.single)).toBeNull();
});

test.each([
  ["2026-10-07T17:00", /^8 October 2021 to 7 October 2026$/],
  ["2026-10-08", /^8 October 2021 to 7 October 2026\. This block has ended, and/],
])("TRU-07 on %s the fee block says %s", (builtOn, text) => {
  registrationsPage.registrations.length = 1;
  render(<RegistrationList builtOn={builtOn} />);
  expect(screen.getByText("Fee block").nextElementSibling).toHaveTextContent(text);
});

test("TRU-15 a published audit shows all its facts in place of 'No audit'", () => {
  Object.assign(statement.audit, {
    report: {
      auditor: "Sample Auditor",
      certificate: "CPACC 000",
      date: "2026-10-20",
      usability: "Two blind persons ordered a plan",
      link: "https://reports.stockneev.example/audit",
      remediation: "All but two issues",
      nextDue: "2027-10-20",
    },
  });
  render(<Statement />);
  for (const text of [
    ...["Sample Auditor", "CPACC 000", "20 October 2026", "Two blind persons ordered a plan"],
    ...["All but two issues", "20 October 2027"],
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole("link", { name: /Read the report/ })).toHaveAttribute(
    "href",
    "https://reports.stockneev.example/audit",
  );
  expect(screen.queryByText("No audit has been published yet.")).toBeNull();
});

test("UPI-02 the official QR picture is shown only if content names one", () => {
  const { rerender } = render(<UpiQr />);
  expect(screen.queryByRole("img")).toBeNull();
  Object.assign(upi, { qrImage: "/pictures/upi-qr.png" });
  rerender(<UpiQr key="named" />);
  expect(screen.getByRole("img", { name: `QR code to pay ${upiHandle}` })).toHaveAttribute(
    "src",
    "/pictures/upi-qr.png",
  );
});
