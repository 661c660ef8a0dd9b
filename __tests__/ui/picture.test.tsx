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

const placeholder = (container: HTMLElement) => container.querySelector("[data-placeholder]");

describe("Picture", () => {
  it("offers every width, narrow first, with addresses a srcset can hold", () => {
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

  it("uses the picture's own ratio, and 16:9 where unknown", () => {
    expect(getPictureRatio({ ...picture, width: 300, height: 200 })).toBe(1.5);
    expect(getPictureRatio({ ...picture, height: null })).toBeCloseTo(16 / 9);
  });

  it("loads pictures above the fold first", () => {
    render(<Picture picture={picture} sizes="100vw" loading="eager" />);
    const image = screen.getByRole("img", { name: "A chart" });
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  it("BLG-04 draws a placeholder where the picture is missing", () => {
    const { container } = render(<Picture picture={null} sizes="100vw" alt="" />);
    expect(placeholder(container)).toBeInTheDocument();
  });

  it("draws a placeholder with its text where loading fails, until it has another", () => {
    const { container, rerender } = render(<Picture picture={picture} sizes="100vw" />);
    expect(placeholder(container)).toBeNull();
    fireEvent.error(screen.getByRole("img", { name: "A chart" }));
    expect(placeholder(container)).toHaveAccessibleName("A chart");
    rerender(<Picture picture={{ ...picture, url: "/api/media/other.webp" }} sizes="100vw" />);
    expect(placeholder(container)).toBeNull();
    expect(screen.getByRole("img")).toHaveAttribute("src", "/api/media/other.webp");
  });
});
