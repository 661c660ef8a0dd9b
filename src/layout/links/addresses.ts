/** Addresses of the app by device. */
export type AppLinks = { androidApp: string; iosApp: string; webAppLogin: string };

/**
 * Returns the app link for a user-agent text (DEV-01 … DEV-04). Android's "desktop site" names Linux
 * instead of Android, so a touch screen decides; Windows phones name Android as well.
 */
export function chooseDeviceLink(userAgent: string, links: AppLinks, hasTouch = false): string {
  if (/windows/i.test(userAgent)) return links.webAppLogin;
  if (/android|\bcros\b/i.test(userAgent)) return links.androidApp;
  if (/iphone|ipad|ipod/i.test(userAgent)) return links.iosApp;
  return hasTouch && /linux/i.test(userAgent) ? links.androidApp : links.iosApp;
}

/** Returns the tel: address of a printed phone number: digits and a leading plus only. */
export function toTelephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** Returns the address of a WhatsApp chat with this number and a typed greeting (LAY-01). */
export function createWhatsappHref({
  number,
  greeting,
}: {
  number: string;
  greeting: string;
}): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(greeting)}`;
}
