import type { PayloadRequest } from "payload";
import type { Employee, Media, Post } from "../payload-types";

/** Posts (as visitors see them) that show the picture as thumbnail or in their body. */
export async function postsWithPicture(req: PayloadRequest, media: Media): Promise<Post[]> {
  const inBody = media.filename ? [{ html: { contains: `/${media.filename}` } }] : [];
  const { docs } = await req.payload.find({
    collection: "posts",
    where: { or: [{ thumbnail: { equals: media.id } }, ...inBody] },
    pagination: false,
    depth: 0,
    req,
  });
  return docs;
}

export async function employeesWithPicture(req: PayloadRequest, media: Media): Promise<Employee[]> {
  const { docs } = await req.payload.find({
    collection: "employees",
    where: { image: { equals: media.id } },
    pagination: false,
    depth: 0,
    req,
  });
  return docs;
}
