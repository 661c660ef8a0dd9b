import type { Ipo } from "../payload-types";
import { json, type Handler, type Route } from "./route";

const table: Handler = async (_request, store) => {
  const { docs } = await store.list("ipos", { sort: ["id"], limit: 1000 });
  return json(docs.map(toIpo));
};

const upcoming: Handler = async (_request, store) => {
  const { docs } = await store.list("upcoming-ipos", { sort: ["order", "id"], limit: 200 });
  return json(docs.map(({ id, upcomingIpos }) => ({ _id: String(id), upcomingIpos })));
};

const listingToday: Handler = async (_request, store) => {
  const { docs } = await store.list("ipo-listings", { sort: ["order", "id"], limit: 200 });
  return json(docs.map(({ id, ipoListingsToday }) => ({ _id: String(id), ipoListingsToday })));
};

export const ipos: Route[] = [
  { method: "GET", path: "/api/company/ipos", handle: table },
  { method: "GET", path: "/api/company", handle: upcoming },
  { method: "GET", path: "/api/company/list", handle: listingToday },
];

function toIpo(ipo: Ipo) {
  return {
    _id: String(ipo.id),
    company: ipo.company,
    status: ipo.status,
    ipoManager: ipo.ipoManager ?? null,
    openingDate: ipo.openingDate ?? null,
    closingDate: ipo.closingDate ?? null,
    listingDate: ipo.listingDate ?? null,
    issuePrice: ipo.issuePrice ?? null,
    issueAmountCr: ipo.issueAmountCr ?? null,
    listingAt: ipo.listingAt ?? null,
    blogLink: ipo.blogLink ?? null,
    review: ipo.review ?? null,
  };
}
