import styled from "@emotion/styled";
import { useState } from "react";
import { pictureBase } from "../../live/fetch-json";
import { color, media, pictureFilter, radius } from "../../theme/tokens";
import { Icon } from "../../ui/icon";

type PortraitProps = {
  /** A path relative to the API's base address, an address, or null. */
  image: string | null;
  name: string;
};

/** Somebody's picture in a square of fixed size; an icon where there is none or it fails (ABT-05). */
export function Portrait({ image, name }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => setFailed(image);
  return (
    <Frame>
      {image === null || failed === image ? (
        <Icon name="person" side={5} role="img" aria-hidden={false} aria-label={name} />
      ) : (
        <img
          // It may have failed before the page came alive and could hear of it.
          ref={(element) => {
            if (element?.complete && element.currentSrc && element.naturalWidth === 0) fail();
          }}
          onError={fail}
          loading="lazy"
          decoding="async"
          src={image.startsWith("/") ? pictureBase + image : image}
          alt={name}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div({
  display: "grid",
  placeItems: "center",
  width: "10rem",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: radius.lg,
  background: color.greenTint,
  color: color.green,
  "& > img": { width: "100%", height: "100%", objectFit: "cover", filter: pictureFilter },
  [media.desktop]: { width: "100%" },
});
