/** The QR code of the download page at the site's public origin (HOM-10). */
export const APP_QR_PATH = "/app-qr.svg";
