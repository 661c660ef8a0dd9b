/** A font file; webpack answers its hashed address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
