import type { IconName } from "../../ui/icon";

export type ShareLink = { name: string; icon: IconName; href: string };

/** Where a post is shared: Facebook, Twitter, WhatsApp, LinkedIn (PST-02). `address` is absolute. */
export function shareLinks(address: string, title: string): ShareLink[] {
  const url = encodeURIComponent(address);
  const words = encodeURIComponent(title);
  return [
    {
      name: "Facebook",
      icon: "facebook",
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      name: "Twitter",
      icon: "twitter",
      href: `https://twitter.com/intent/tweet?url=${url}&text=${words}`,
    },
    { name: "WhatsApp", icon: "whatsapp", href: `https://wa.me/?text=${words}%20${url}` },
    {
      name: "LinkedIn",
      icon: "linkedin",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
  ];
}
