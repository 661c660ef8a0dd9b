import { SEED } from "./context";
import type { PlannedRecord } from "./plan";
import { readYaml } from "./read-yaml";
import { CategoriesSchema, EmployeesSchema, JobsSchema, ReviewsSchema } from "./schemas";

/** Blog categories, in the order of their file. */
export async function planCategories(folder: string): Promise<PlannedRecord[]> {
  const categories = await readYaml(folder, "categories.yaml", CategoriesSchema);
  return categories.map(({ name }, index) => ({
    key: `categories/${name}`,
    make: (payload) =>
      payload.create({ context: SEED, collection: "categories", data: { name, order: index + 1 } }),
  }));
}

export async function planEmployees(folder: string): Promise<PlannedRecord[]> {
  const employees = await readYaml(folder, "employees.yaml", EmployeesSchema);
  return employees.map(({ image, ...employee }) => ({
    key: `employees/${employee.name}`,
    pictures: image === null ? [] : [{ file: image, alt: employee.name }],
    make: (payload, pictureId) =>
      payload.create({
        context: SEED,
        collection: "employees",
        data: { ...employee, image: image === null ? null : pictureId(image) },
      }),
  }));
}

export async function planReviews(folder: string): Promise<PlannedRecord[]> {
  const reviews = await readYaml(folder, "reviews.yaml", ReviewsSchema);
  return reviews.map(({ userImage, ...review }) => ({
    key: `reviews/${review.userName}`,
    pictures: userImage === null ? [] : [{ file: userImage, alt: review.userName }],
    make: (payload, pictureId) =>
      payload.create({
        context: SEED,
        collection: "reviews",
        data: { ...review, userImage: userImage === null ? null : pictureId(userImage) },
      }),
  }));
}

export async function planJobs(folder: string): Promise<PlannedRecord[]> {
  const jobs = await readYaml(folder, "jobs.yaml", JobsSchema);
  return jobs.map((job, index) => ({
    key: `jobs/${job.title}`,
    make: (payload) =>
      payload.create({ context: SEED, collection: "jobs", data: { ...job, order: index + 1 } }),
  }));
}
