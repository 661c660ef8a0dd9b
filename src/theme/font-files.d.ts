/** A font file; importing it gives its hashed address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
