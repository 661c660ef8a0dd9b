"use client";

import { Button, toast, useAuth, useConfig, useSelection } from "@payloadcms/ui";
import { useRouter, useSearchParams } from "next/navigation";
import { sendCall } from "./send-call";
import "./table-tools.css";

const VIEWS = [
  { label: "Open", filter: [] },
  { label: "Assigned to me", filter: ["assignee", "equals"] },
  { label: "Handled", filter: ["handled", "equals", "true"] },
  { label: "All", filter: ["id", "exists", "true"] },
] as const;

/** Shown above the list of enquiries: views by state, and actions for the selected ones. */
export function EnquiryTools() {
  const { config } = useConfig();
  const { user } = useAuth();
  const { count, getQueryParams } = useSelection();
  const router = useRouter();
  const search = useSearchParams();
  const me = String(user?.id ?? "");

  const actions = [
    ["Mark as handled", { handled: true }, "marked as handled"],
    ["Assign to me", { assignee: user?.id }, "assigned to you"],
  ] as const;
  const updateSelected = async (data: object, text: string) => {
    const address = `${config.routes.api}/enquiries${getQueryParams()}`;
    const response = await sendCall("PATCH", address, data);
    if (response?.ok) {
      toast.success(`${count} ${count === 1 ? "enquiry" : "enquiries"} ${text}.`);
      // Clears the selection, too.
      router.refresh();
    } else toast.error("The enquiries could not be changed. Please try again.");
  };

  return (
    <nav aria-label="Views of enquiries" className="table-tools table-tools__row">
      {VIEWS.map(({ label, filter: [field, operator, value = me] }) => {
        const name = `where[or][0][and][0][${field}][${operator}]`;
        const isOpenView = field === undefined;
        const isCurrentView = isOpenView
          ? ![...search.keys()].some((key) => /^(?:where|search)/.test(key))
          : search.get(name) === value;
        const query = isOpenView ? "" : `?${new URLSearchParams({ [name]: value })}`;
        return (
          <a
            aria-current={isCurrentView ? "page" : undefined}
            href={`${config.routes.admin}/collections/enquiries${query}`}
            key={label}
          >
            {label}
          </a>
        );
      })}
      {count > 0 &&
        actions.map(([label, data, text]) => (
          <Button
            {...{ buttonStyle: "secondary", margin: false, size: "small" }}
            key={label}
            onClick={() => void updateSelected(data, text)}
          >
            {label}
          </Button>
        ))}
    </nav>
  );
}
