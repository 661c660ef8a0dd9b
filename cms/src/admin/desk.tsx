import type { Payload, PayloadRequest } from "payload";
import { currentTime, todayInIndia } from "../../../src/shared/clock";
import type { DeskList } from "../desk/desk";
import { deskLists } from "../desk/desk-lists";
import "./desk.css";

type Props = { payload: Payload; user?: PayloadRequest["user"]; siteToday: string | null };

/** What waits for the signed-in account, on the dashboard below the state of publishing. */
export async function Desk({ payload, user = null, siteToday }: Props) {
  const now = currentTime();
  const today = todayInIndia(siteToday, now);
  const lists = await deskLists({ payload, user, today, now });
  return (
    <div className="desk">
      {lists.map((list) => (
        <Waiting key={list.title} {...list} />
      ))}
    </div>
  );
}

function Waiting({ title, items, total, all, none }: DeskList) {
  const id = `desk-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="desk__list">
      <h2 className="desk__title" id={id}>
        {total > 0 ? `${title} (${total})` : title}
      </h2>
      {items.length === 0 && <p className="desk__none">{none}</p>}
      {items.length > 0 && (
        <ul className="desk__items" role="list">
          {items.map(({ href, label, note, isBad = false }) => (
            <li key={`${href} ${note}`}>
              <a href={href}>{label}</a>
              <span className={isBad ? "desk__note desk__note--bad" : "desk__note"}>{note}</span>
            </li>
          ))}
        </ul>
      )}
      {all !== null && (
        <a className="desk__all" href={all}>
          All {total}
        </a>
      )}
    </section>
  );
}
