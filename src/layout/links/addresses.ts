/** Addresses of the app by device. */
export type AppLinks = { androidApp: string; iosApp: string; webAppLogin: string };

/** Returns the app link for a user-agent text (DEV-01 … DEV-04). */
export function chooseDeviceLink(userAgent: string, links: AppLinks, hasTouch = false): string {
  // Before Android, which Windows phones name as well.
  if (/windows/i.test(userAgent)) return links.webAppLogin;
  if (/android|\bcros\b/i.test(userAgent)) return links.androidApp;
  if (/iphone|ipad|ipod/i.test(userAgent)) return links.iosApp;
  // Android's "desktop site" names Linux instead of Android.
  return hasTouch && /linux/i.test(userAgent) ? links.androidApp : links.iosApp;
}

/** Returns the tel: address of a printed phone number: digits and a leading plus only. */
export function toTelephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** Returns the address of a WhatsApp chat with a number and a prepared greeting (LAY-01). */
export function createWhatsappHref(chat: { number: string; greeting: string }): string {
  return `https://wa.me/${chat.number.replace(/\D/g, "")}?text=${encodeURIComponent(chat.greeting)}`;
}
