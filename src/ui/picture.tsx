import styled from "@emotion/styled";
import { MainImage } from "gatsby-plugin-image";
import { useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "../contract/picture";
import { color, pictureFilter } from "../theme/tokens";
import { DEFAULT_RATIO, imageFallback, pictureRatio } from "./picture-data";
import { PicturePlaceholder } from "./picture-placeholder";

type PictureProps = {
  picture: PictureData | null;
  /** Width ÷ height of the box; the picture's own when left out. */
  ratio?: number;
  /** The `sizes` attribute. */
  sizes: string;
  /** "eager" for what stands above the fold. */
  loading?: "lazy" | "eager";
  /** Instead of the picture's own text; "" where the words beside it say the same. */
  alt?: string;
  className?: string;
};

/**
 * A picture of the CMS in a box of known ratio, or the drawn placeholder (BLG-04, ABT-05).
 * Not the plugin's GatsbyImage: that one loads react-dom/server in the browser, 60 kB for nothing.
 */
export function Picture({ picture, ratio, sizes, loading = "lazy", alt, className }: PictureProps) {
  const { ref, failed } = useLoadFailure(picture?.url);
  const words = alt ?? picture?.alt ?? "";
  return (
    <Box
      ref={ref}
      className={className}
      ratio={ratio ?? (picture ? pictureRatio(picture) : DEFAULT_RATIO)}
    >
      {picture && !failed ? (
        <MainImage
          fallback={imageFallback(picture, sizes)}
          alt={words}
          loading={loading}
          fetchPriority={loading === "eager" ? "high" : undefined}
        />
      ) : (
        <PicturePlaceholder label={words} />
      )}
    </Box>
  );
}

/** Listens on the box, from the capture phase: a picture may fail before the page comes alive. */
function useLoadFailure(url: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();

  useEffect(() => {
    const box = ref.current;
    if (!box || url === undefined) return;
    const fail = () => setFailedUrl(url);
    const image = box.querySelector("img");
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) fail();
    box.addEventListener("error", fail, true);
    return () => box.removeEventListener("error", fail, true);
  }, [url]);

  return { ref, failed: url !== undefined && failedUrl === url };
}

const Box = styled("div", { shouldForwardProp: (name) => name !== "ratio" })<{ ratio: number }>(
  {
    position: "relative",
    width: "100%",
    overflow: "hidden",
    background: color.sunken,
    "& > *": { position: "absolute", inset: 0, width: "100%", height: "100%" },
    "& > img": { objectFit: "cover", filter: pictureFilter },
    // The plugin's second copy, for pages without scripts: the first shows without them too.
    "& > noscript": { display: "none" },
  },
  ({ ratio }) => ({ aspectRatio: String(ratio) }),
);
