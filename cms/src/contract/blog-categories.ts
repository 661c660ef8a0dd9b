import { json, type Handler, type Route } from "./route";

const list: Handler = async (_request, store) => {
  const { docs } = await store.list("categories", { sort: ["order", "id"], limit: 500 });
  return json({ data: docs.map(({ id, name }) => ({ _id: String(id), blogCategoryName: name })) });
};

export const blogCategories: Route[] = [
  { method: "GET", path: "/api/blogs/categories", handle: list },
];
