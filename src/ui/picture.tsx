import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "../shared/contract/picture";
import { color, pictureFilter } from "../theme/tokens";
import { DEFAULT_RATIO, createImageSource, getPictureRatio } from "./picture-data";

type PictureProps = {
  picture: PictureData | null;
  /** Width ÷ height of the box; by default the picture's own. */
  ratio?: number;
  sizes: string;
  loading?: "lazy" | "eager";
  /** Replaces the picture's alternative text; "" if the text next to it is equal. */
  alt?: string;
  className?: string;
};

/** A picture or a placeholder (BLG-04). Not GatsbyImage, which would load react-dom/server. */
export function Picture({ picture, ratio, sizes, loading = "lazy", alt, className }: PictureProps) {
  const { ref, failed } = useLoadFailure(picture?.url);
  const label = alt ?? picture?.alt ?? "";
  return (
    <Box
      ref={ref}
      className={className}
      ratio={ratio ?? (picture ? getPictureRatio(picture) : DEFAULT_RATIO)}
    >
      {picture && !failed ? (
        <img
          // Precedes src, because some browsers start loading as soon as they read it.
          loading={loading}
          {...createImageSource(picture, sizes)}
          alt={label}
          decoding="async"
          fetchPriority={loading === "eager" ? "high" : undefined}
        />
      ) : (
        <PicturePlaceholder label={label} />
      )}
    </Box>
  );
}

function PicturePlaceholder({ label }: { label: string }) {
  const labelProps = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <PlaceholderSvg
      {...labelProps}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      data-placeholder=""
    >
      <path className="grid" d="M0 45h320M0 90h320M0 135h320M80 0v180M160 0v180M240 0v180" />
      <path className="line" d="M28 128 84 112l46 14 52-44 44 12 66-40" />
      <circle className="dot" cx="292" cy="54" r="6" />
    </PlaceholderSvg>
  );
}

/** Returns a ref for the box, and true once its picture failed, even before hydration. */
function useLoadFailure(url: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [failedUrl, setFailedUrl] = useState<string>();

  useEffect(() => {
    const box = ref.current;
    if (!box || url === undefined) return;
    const markFailed = () => setFailedUrl(url);
    const image = box.querySelector("img");
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) markFailed();
    box.addEventListener("error", markFailed, true);
    return () => box.removeEventListener("error", markFailed, true);
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

const PlaceholderSvg = styled.svg({
  fill: "none",
  "& .grid": { stroke: color.line },
  "& .line": { stroke: color.lineStrong, strokeWidth: 3, strokeLinejoin: "round" },
  "& .dot": { fill: color.highlight },
});

/** @public Gatsby collects fragments automatically. */
export const pictureFragment = graphql`
  fragment Picture on Picture {
    url
    width
    height
    alt
    sizes {
      url
      width
      height
    }
  }
`;
