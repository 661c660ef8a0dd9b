/** Where each kind of device finds the app. */
export type AppLinks = { androidApp: string; iosApp: string; webAppLogin: string };

/** The app link for a browser's user-agent text (DEV-01 … DEV-04). */
export function deviceLink(userAgent: string, links: AppLinks): string {
  if (/android/i.test(userAgent)) return links.androidApp;
  if (/iphone|ipad|ipod/i.test(userAgent)) return links.iosApp;
  if (/windows/i.test(userAgent)) return links.webAppLogin;
  return links.iosApp;
}

/** The tel: address of a printed phone number: digits and a leading plus only. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}

/** A WhatsApp chat with this number, its greeting already typed (LAY-01). */
export function whatsappHref({ number, greeting }: { number: string; greeting: string }): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(greeting)}`;
}
