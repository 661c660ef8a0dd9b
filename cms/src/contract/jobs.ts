import { json, type Handler, type Route } from "./route";

const list: Handler = async (_request, store) => {
  const { docs } = await store.list("jobs", { sort: ["order", "id"], limit: 200 });
  const data = docs.map((job) => ({
    _id: String(job.id),
    title: job.title,
    type: job.type ?? null,
    description: job.description,
    salary: job.salary ?? null,
    location: job.location ?? null,
    googleFormLink: job.googleFormLink,
  }));
  return json({ data });
};

export const jobs: Route[] = [{ method: "GET", path: "/api/jobs", handle: list }];
