/** robots.txt: everything may be read but the API, and where the sitemap is. */
export function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /api/media/",
    "",
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
    "",
  ].join("\n");
}
