/** A WhatsApp chat with this number, its greeting already typed (LAY-01). */
export function whatsappHref({ number, greeting }: { number: string; greeting: string }): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(greeting)}`;
}
