declare module "*.yaml" {
  const source: unknown;
  export default source;
}
