/** Stands in for the browser half of Gatsby: keeps where the page would have gone. */
export const navigate = jest.fn((_path: string) => Promise.resolve());
export const prefetchPathname = jest.fn((_path: string) => undefined);
export const withPrefix = (path: string) => path;
export const graphql = () => "";
