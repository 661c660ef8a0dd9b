import type { Payload, PayloadRequest } from "payload";
import { getNow, getIndianDay } from "../../../src/shared/domain/clock";
import type { DashboardList } from "./dashboard";
import { readDashboardLists } from "./dashboard-data";
import "./dashboard-lists.css";
import "./panels.css";

type Props = {
  payload: Payload;
  user?: PayloadRequest["user"];
  siteToday: string | null;
  dataRequestDays: number;
  visits: string | null;
  freshDays: number;
};

/** The lists of the signed-in account, below the state of publishing. */
export async function DashboardLists(props: Props) {
  const { user = null, siteToday, ...context } = props;
  const now = getNow();
  const today = getIndianDay(siteToday, now);
  const lists = await readDashboardLists({ ...context, user, today, now });
  return (
    <div className="waiting">
      {lists.map((list) => (
        <Waiting key={list.title} {...list} />
      ))}
    </div>
  );
}

function Waiting({ title, items, total = items.length, all, none }: DashboardList) {
  const id = `waiting-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="panel waiting__list">
      <h2 className="panel__title" id={id}>
        {total > 0 ? `${title} (${total})` : title}
      </h2>
      {items.length === 0 && <p className="panel__note">{none}</p>}
      {items.length > 0 && (
        <ul className="panel__list waiting__items" role="list">
          {items.map(({ href, label, note, isBad = false, action }) => (
            <li key={`${href} ${label} ${note}`}>
              <a href={href}>{label}</a>
              <span
                className={isBad ? "waiting__note panel__problem" : "waiting__note panel__note"}
              >
                {note}
              </span>
              {action && <a href={action.href}>{action.label}</a>}
            </li>
          ))}
        </ul>
      )}
      {all !== undefined && total > items.length && (
        <a className="waiting__all" href={all}>
          All {total}
        </a>
      )}
    </section>
  );
}
