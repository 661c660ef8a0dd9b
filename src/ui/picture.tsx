import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "../contract/picture";
import { color, pictureFilter } from "../theme/tokens";
import { DEFAULT_RATIO, imageSource, pictureRatio } from "./picture-data";
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
 * A plain image element: GatsbyImage would load react-dom/server with every page, its MainImage
 * still 4 kB and each picture twice, for what the browser does by itself from widths that exist.
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
        <img
          // Before the source: some browsers start loading as soon as they read it.
          loading={loading}
          {...imageSource(picture, sizes)}
          alt={words}
          decoding="async"
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
    overflow: "hidden",
    background: color.sunken,
    "& > *": { position: "absolute", inset: 0, width: "100%", height: "100%" },
    "& > img": { objectFit: "cover", filter: pictureFilter },
  },
  ({ ratio }) => ({ aspectRatio: String(ratio) }),
);
