/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import type { Picture as PictureData } from "../../src/shared/contract/picture";
import { Picture } from "../../src/ui/picture";
import { createImageSource, getPictureRatio } from "../../src/ui/picture-data";

jest.mock("gatsby", () => jest.requireActual("./gatsby-double"));

const picture: PictureData = {
  url: "/api/media/chart.webp",
  width: 1600,
  height: 900,
  alt: "A chart",
  sizes: [
    { url: "/api/media/chart-800.webp", width: 800, height: 450 },
    { url: "/api/media/chart 400.webp", width: 400, height: 225 },
  ],
};

const findPlaceholder = (container: HTMLElement) => container.querySelector("[data-placeholder]");

describe("Picture", () => {
  it("lists every width, narrowest first, with addresses that are valid in a srcset", () => {
    expect(createImageSource(picture, "100vw")).toEqual({
      src: "/api/media/chart.webp",
      srcSet: "/api/media/chart%20400.webp 400w, /api/media/chart-800.webp 800w",
      sizes: "100vw",
    });
    const sizes = [{ url: "/api/media/a%20b.webp", width: 400, height: 225 }];
    expect(createImageSource({ ...picture, sizes }, "1rem").srcSet).toBe(
      "/api/media/a%20b.webp 400w",
    );
  });

  it("uses the picture's ratio, or 16:9 if it is unknown", () => {
    expect(getPictureRatio({ ...picture, width: 300, height: 200 })).toBe(1.5);
    expect(getPictureRatio({ ...picture, height: null })).toBeCloseTo(16 / 9);
  });

  it("loads pictures above the fold first", () => {
    render(<Picture picture={picture} sizes="100vw" loading="eager" />);
    const image = screen.getByRole("img", { name: "A chart" });
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  it("BLG-04 shows a placeholder if there is no picture", () => {
    const { container } = render(<Picture picture={null} sizes="100vw" alt="" />);
    expect(findPlaceholder(container)).toBeInTheDocument();
  });

  it("shows a placeholder with the alternative text if loading fails, until the picture changes", () => {
    const { container, rerender } = render(<Picture picture={picture} sizes="100vw" />);
    expect(findPlaceholder(container)).toBeNull();
    fireEvent.error(screen.getByRole("img", { name: "A chart" }));
    expect(findPlaceholder(container)).toHaveAccessibleName("A chart");
    rerender(<Picture picture={{ ...picture, url: "/api/media/other.webp" }} sizes="100vw" />);
    expect(findPlaceholder(container)).toBeNull();
    expect(screen.getByRole("img")).toHaveAttribute("src", "/api/media/other.webp");
  });
});
