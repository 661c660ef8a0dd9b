/** True for the paths that belong to the CMS: `/api` and everything below it. */
export function isApiPath(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}
