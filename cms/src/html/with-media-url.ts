const PICTURE = /<img\b(?:[^>"]|"[^"]*")*>/g;

/** Stored HTML whose pictures are read from `mediaUrl` ("" leaves the paths as they are). */
export function withMediaUrl(html: string, mediaUrl: string): string {
  if (mediaUrl === "") return html;
  return html.replace(PICTURE, (img) =>
    img.replaceAll(/(?<=["\s])\/api\/media\//g, `${mediaUrl}/api/media/`),
  );
}
