import type { PayloadRequest } from "payload";
import { getNow, getIndianDay } from "../../../src/shared/domain/clock";
import { getRole } from "../lib/access";
import { toAdminAddress, type DashboardContext, type DashboardList } from "./dashboard";
import { readDashboardLists } from "./dashboard-data";
import "./dashboard-lists.css";
import "./panels.css";

type Props = Omit<DashboardContext, "user" | "today" | "now"> & {
  user?: PayloadRequest["user"];
  siteToday: string | null;
};

/** The lists of the signed-in account, below the state of publishing; empty ones are one line. */
export async function DashboardLists(props: Props) {
  const { user = null, siteToday, ...context } = props;
  const now = getNow();
  const today = getIndianDay(siteToday, now);
  const lists = await readDashboardLists({ ...context, user, today, now });
  const empty = lists.filter(({ items }) => items.length === 0);
  const newPost = toAdminAddress(context, "posts/create");
  return (
    <div className="waiting">
      {getRole(user) !== "compliance" && (
        <a className="btn btn--style-primary btn--size-medium" href={newPost}>
          Write a post
        </a>
      )}
      {lists.map((list) => list.items.length > 0 && <Waiting key={list.title} {...list} />)}
      <p className="panel__note">{empty.map(({ none }) => none).join(" ")}</p>
    </div>
  );
}

function Waiting({ title, items, total = items.length, all, isFolded = false }: DashboardList) {
  const id = `waiting-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="panel waiting__list">
      <details open={!isFolded}>
        <summary>
          <h2 className="panel__title" id={id}>
            {total > 0 ? `${title} (${total})` : title}
          </h2>
        </summary>
        <ul className="panel__list waiting__items" role="list">
          {items.map(({ href, label, note, isBad = false, action }) => (
            <li key={`${href} ${label} ${note}`}>
              {href === undefined ? <strong>{label}</strong> : <a href={href}>{label}</a>}
              <span
                className={isBad ? "waiting__note panel__problem" : "waiting__note panel__note"}
              >
                {note}
              </span>
              {action && <a href={action.href}>{action.label}</a>}
            </li>
          ))}
        </ul>
        {all !== undefined && total > items.length && (
          <a className="waiting__all" href={all}>
            All {total}
          </a>
        )}
      </details>
    </section>
  );
}
