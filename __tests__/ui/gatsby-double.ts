/** Replaces the browser part of Gatsby and records the requested page. */
export const navigate = jest.fn((_path: string) => Promise.resolve());
export const prefetchPathname = jest.fn((_path: string) => undefined);
export const withPrefix = (path: string) => path;
export const graphql = () => "";
