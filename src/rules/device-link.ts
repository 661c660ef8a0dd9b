/** Where each kind of device finds the app. */
export type AppLinks = { androidApp: string; iosApp: string; webAppLogin: string };

/** The app link for a browser's user-agent text (DEV-01 … DEV-04). */
export function deviceLink(userAgent: string, links: AppLinks): string {
  if (/android/i.test(userAgent)) return links.androidApp;
  if (/iphone|ipad|ipod/i.test(userAgent)) return links.iosApp;
  if (/windows/i.test(userAgent)) return links.webAppLogin;
  return links.iosApp;
}
