const ASSET_EXTENSION =
  /\.(?:js|mjs|css|map|json|xml|txt|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|otf|eot|pdf|mp4|webm|webmanifest|wasm|zip|csv)$/i;

/** True for paths that a page loads rather than a visitor opens: missing ones never answer HTML. */
export function isAssetPath(path: string): boolean {
  return (
    path.startsWith("/static/") ||
    path.startsWith("/page-data/") ||
    ASSET_EXTENSION.test(path.replace(/\/$/, ""))
  );
}
